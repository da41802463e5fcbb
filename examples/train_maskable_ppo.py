"""MaskablePPO of sb3-contrib on Scythe against an Automa; needs `pip install sb3-contrib`, which brings torch.

python examples/train_maskable_ppo.py --steps 1000000 --level autometta
"""

import argparse

import gymnasium

import maszyna.env

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train MaskablePPO on Scythe.")
    parser.add_argument("--level", default="automa")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--out", default="scythe_ppo", help="where the policy is saved")
    given = parser.parse_args()
    try:
        from sb3_contrib import MaskablePPO
    except ImportError:
        raise SystemExit("sb3-contrib is not installed: pip install sb3-contrib") from None
    assert maszyna.env.ScytheSolo, "importing maszyna.env registers the environment"
    env = gymnasium.make("maszyna/ScytheSolo-v0", level=given.level, reward="shaped")
    model = MaskablePPO("MlpPolicy", env, gamma=0.999, ent_coef=0.01, verbose=1)
    model.learn(given.steps)
    model.save(given.out)
