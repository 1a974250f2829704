# One account for each group of functions; SERVICE_ACCOUNTS of functions/src/platform/functions.ts
# says the same, and a test compares the two.

locals {
  common_roles = [
    "roles/datastore.user",
    "roles/run.invoker",
    "roles/eventarc.eventReceiver",
  ]

  accounts = {
    "flexa-api" = [
      "roles/firebaseauth.admin",
      "roles/recaptchaenterprise.agent",
    ]
    "flexa-accounts" = [
      "roles/firebaseauth.admin",
      "roles/recaptchaenterprise.agent",
    ]
    "flexa-payments" = []
    "flexa-mail"     = ["roles/firebaseauth.viewer"]
    "flexa-jobs"     = ["roles/firebaseauth.viewer"]
  }

  grants = merge([
    for account, roles in local.accounts : {
      for role in concat(local.common_roles, roles) : "${account} ${role}" => { account = account, role = role }
    }
  ]...)

  # Accounts that read a secret: those of the functions that hold it (platform/functions.ts).
  secrets = {
    "STRIPE_SECRET_KEY"     = ["flexa-api", "flexa-payments"]
    "STRIPE_WEBHOOK_SECRET" = ["flexa-payments"]
    "SMTP_PASSWORD"         = ["flexa-mail"]
    "CODE_HMAC_KEY"         = ["flexa-api", "flexa-accounts"]
    "PAYLOAD_KEYS"          = ["flexa-api", "flexa-accounts"]
    "LICENSE_KEYS"          = ["flexa-api", "flexa-mail"]
  }

  readings = merge([
    for secret, accounts in local.secrets : {
      for account in accounts : "${secret} ${account}" => { secret = secret, account = account }
    }
  ]...)
}

resource "google_service_account" "functions" {
  for_each     = local.accounts
  account_id   = each.key
  display_name = "Functions of ${each.key}"
}

resource "google_project_iam_member" "functions" {
  for_each = local.grants
  project  = var.project_id
  role     = each.value.role
  member   = google_service_account.functions[each.value.account].member
}

# Each account that creates tokens to sign in with signs them as itself. As a role of the project this would let
# it act as every other account.
resource "google_service_account_iam_member" "signing" {
  for_each           = toset(["flexa-api", "flexa-accounts"])
  service_account_id = google_service_account.functions[each.key].name
  role               = "roles/iam.serviceAccountTokenCreator"
  member             = google_service_account.functions[each.key].member
}

resource "google_secret_manager_secret" "portal" {
  for_each  = local.secrets
  secret_id = each.key

  replication {
    auto {}
  }
}

resource "google_secret_manager_secret_iam_member" "reading" {
  for_each  = local.readings
  secret_id = google_secret_manager_secret.portal[each.value.secret].id
  role      = "roles/secretmanager.secretAccessor"
  member    = google_service_account.functions[each.value.account].member
}

# The account that every function would share may not do everything.
resource "google_project_default_service_accounts" "none" {
  project        = var.project_id
  action         = "DEPRIVILEGE"
  restore_policy = "REVERT"
}

# Google builds functions with that account: this and nothing else is left to it.
resource "google_project_iam_member" "builds" {
  project    = var.project_id
  role       = "roles/cloudbuild.builds.builder"
  member     = "serviceAccount:${data.google_project.portal.number}-compute@developer.gserviceaccount.com"
  depends_on = [google_project_default_service_accounts.none]
}

# Google keeps the images of functions here. Without a policy of this name `firebase deploy` stops halfway to ask
# how long to keep them, and nobody is there to answer. A rollback needs the images of earlier releases.
resource "google_artifact_registry_repository" "functions" {
  location      = var.region
  repository_id = "gcf-artifacts"
  format        = "DOCKER"

  cleanup_policies {
    id     = "firebase-functions-cleanup"
    action = "DELETE"

    condition {
      tag_state  = "ANY"
      older_than = "7776000s"
    }
  }

  depends_on = [google_project_service.used]
}

# GitHub's workflows prove who they are by a token of the run: no key is stored anywhere.
resource "google_iam_workload_identity_pool" "github" {
  workload_identity_pool_id = "github"
}

resource "google_iam_workload_identity_pool_provider" "github" {
  workload_identity_pool_id          = google_iam_workload_identity_pool.github.workload_identity_pool_id
  workload_identity_pool_provider_id = "actions"

  attribute_mapping = {
    "google.subject"        = "assertion.sub"
    "attribute.repository"  = "assertion.repository"
    "attribute.environment" = "assertion.environment"
  }

  # The environment is what GitHub's reviewers approve. A pull request is trusted where it has its previews alone.
  attribute_condition = "assertion.repository == '${var.repository}' && (${join(" || ", local.trusted_runs)})"

  oidc {
    issuer_uri = "https://token.actions.githubusercontent.com"
  }
}

locals {
  trusted_runs = concat(
    ["(assertion.environment == '${var.environment}' && assertion.ref == '${var.deploy_ref}')"],
    var.has_previews ? ["assertion.environment == 'preview'"] : [],
  )

  all_deployers = {
    # Releases everything, from the one ref and environment only.
    "deploy" = {
      environment = var.environment
      roles = [
        "roles/artifactregistry.reader",
        "roles/cloudbuild.builds.editor",
        "roles/cloudfunctions.admin",
        "roles/cloudscheduler.admin",
        "roles/datastore.indexAdmin",
        "roles/eventarc.admin",
        "roles/firebase.viewer",
        "roles/firebasehosting.admin",
        "roles/firebaserules.admin",
        "roles/iam.serviceAccountUser",
        "roles/run.admin",
        "roles/secretmanager.viewer",
        "roles/serviceusage.serviceUsageConsumer",
      ]
    }
    # Puts a pull request's pages on a channel of their own, and nothing else.
    "preview" = {
      environment = "preview"
      roles = [
        "roles/firebase.viewer",
        "roles/firebasehosting.admin",
        "roles/serviceusage.serviceUsageConsumer",
      ]
    }
  }

  deployers = { for name, deployer in local.all_deployers : name => deployer if name != "preview" || var.has_previews }

  deployer_grants = merge([
    for name, deployer in local.deployers : {
      for role in deployer.roles : "${name} ${role}" => { name = name, role = role }
    }
  ]...)
}

resource "google_service_account" "deployers" {
  for_each     = local.deployers
  account_id   = "github-${each.key}"
  display_name = "GitHub: ${each.key}"
}

resource "google_project_iam_member" "deployers" {
  for_each = local.deployer_grants
  project  = var.project_id
  role     = each.value.role
  member   = google_service_account.deployers[each.value.name].member
}

locals {
  # `firebase deploy` reads the configuration of sign-ins and writes the address of guardSignIns into it. Google's
  # own roles that may write it may change people's accounts as well.
  sign_in_permissions = ["firebaseauth.configs.get", "firebaseauth.configs.update"]
}

resource "google_project_iam_custom_role" "sign_in_config" {
  role_id     = "signInConfig"
  title       = "Configures sign-ins"
  permissions = local.sign_in_permissions
}

resource "google_project_iam_member" "sign_in_config" {
  project = var.project_id
  role    = google_project_iam_custom_role.sign_in_config.name
  member  = google_service_account.deployers["deploy"].member
}

resource "google_service_account_iam_member" "github" {
  for_each           = local.deployers
  service_account_id = google_service_account.deployers[each.key].name
  role               = "roles/iam.workloadIdentityUser"
  member             = "principalSet://iam.googleapis.com/${google_iam_workload_identity_pool.github.name}/attribute.environment/${each.value.environment}"
}

# People sign up in the browser, by e-mail alone. No client deletes an account: that would leave its profile behind,
# and could take the last admin. The API does it.
resource "google_identity_platform_config" "portal" {
  sign_in {
    allow_duplicate_emails = false

    anonymous {
      enabled = false
    }

    email {
      enabled           = true
      password_required = true
    }

    phone_number {
      enabled = false
    }
  }

  client {
    permissions {
      disabled_user_deletion = true
      disabled_user_signup   = false
    }
  }

  # `firebase deploy` names guardSignIns here.
  lifecycle {
    ignore_changes = [blocking_functions]
  }

  depends_on = [google_project_service.used]
}
