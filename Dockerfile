# A server for a club: the app with the compiled engine, on a database of your own (compose.yaml has one).
#   docker build --tag maszyna .
#   docker run --publish 8323:8323 --env MASZYNA_TOKEN=a-long-secret maszyna
FROM python:3.13-slim-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc=4:12.2.0-* libc6-dev=2.36-* \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python -m venv /opt/maszyna \
    && MASZYNA_COMPILE=1 PIP_CONSTRAINT=constraints.txt \
       /opt/maszyna/bin/pip install --no-cache-dir --constraint constraints.txt ".[web]" "psycopg[binary]"

FROM python:3.13-slim-bookworm
COPY --from=build /opt/maszyna /opt/maszyna
RUN useradd --create-home --uid 10001 maszyna \
    && install --directory --owner maszyna /home/maszyna/data
USER 10001
ENV MASZYNA_HOME=/home/maszyna/data
VOLUME /home/maszyna/data
EXPOSE 8323
HEALTHCHECK --interval=30s --timeout=5s CMD ["/opt/maszyna/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8323/api/health', timeout=4)"]
CMD ["/opt/maszyna/bin/maszyna", "play", "--host", "0.0.0.0", "--port", "8323", "--no-browser"]
