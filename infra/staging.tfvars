project_id     = "flexa-staging"
deploy_ref     = "refs/heads/main"
monthly_budget = 50
