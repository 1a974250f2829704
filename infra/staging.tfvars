project_id     = "flexa-staging"
environment    = "staging"
has_previews   = true
deploy_ref     = "refs/heads/main"
monthly_budget = 50
