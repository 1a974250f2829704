project_id     = "flexa-production"
environment    = "production"
deploy_ref     = "refs/heads/main"
monthly_budget = 200
