project_id     = "flexa-production"
deploy_ref     = "refs/heads/main"
monthly_budget = 200
