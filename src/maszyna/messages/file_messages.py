"""What is wrong with a file, and what the system says of it."""

from typing import Final

from maszyna.messages.table import message

FILES: Final[list[tuple[str, str]]] = [
    message("system", "{reason}"),
    message("cannot_read", "cannot be read: {reason}"),
    message("cannot_write", "cannot be written: {reason}"),
    message("cannot_make_folder", "cannot be made a folder: {reason}"),
    message("no_file_name", "is not a possible file name: {reason}"),
    message("open_elsewhere", "is open in another window; close it there first"),
    message("is_empty", "is empty"),
    message("no_requests", "is empty; it must have one request in JSON on each line"),
    message("no_position", "is empty; it must have a position in JSON"),
    message("too_many_bytes", "is too large: at most {most} bytes are read"),
    message("line_too_long", "is too long: at most {most} bytes are read"),
    message("not_utf8", "is not UTF-8 text: byte {number} cannot be read"),
    message("not_utf8_text", "is not UTF-8 text"),
    message("in_line", "line {number}: {problem}"),
    message("stopped_at_line", "stopped at line {number}: {count} refused in a row"),
    message("in_standard_input", "standard input: {problem}"),
    message("output_closed", "standard output: is closed; there is nowhere to write to"),
    message("output_not_written", "standard output: cannot be written: {reason}"),
    message("no_such_file", "No such file or directory"),
    message("no_permission", "Permission denied"),
    message("not_permitted", "Operation not permitted"),
    message("is_a_folder", "Is a directory"),
    message("not_a_folder", "Not a directory"),
    message("file_exists", "File exists"),
    message("name_too_long", "File name too long"),
    message("disk_full", "No space left on device"),
    message("quota_used", "Disk quota exceeded"),
    message("file_too_large", "File too large"),
    message("read_only", "Read-only file system"),
    message("input_output", "Input/output error"),
    message("bad_descriptor", "Bad file descriptor"),
    message("address_in_use", "Address already in use"),
    message("no_such_address", "Cannot assign requested address"),
    message("connection_refused", "Connection refused"),
    message("timed_out", "Connection timed out"),
]
