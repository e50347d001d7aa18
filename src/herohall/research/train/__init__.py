"""Training on batches, in NumPy alone: masked PPO (`ppo`) and Deep Monte Carlo (`dmc`), as baselines to beat."""
