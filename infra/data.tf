# Stored data and its backups.

resource "google_firestore_database" "portal" {
  name                              = "(default)"
  location_id                       = var.firestore_location
  type                              = "FIRESTORE_NATIVE"
  point_in_time_recovery_enablement = "POINT_IN_TIME_RECOVERY_ENABLED"
  delete_protection_state           = "DELETE_PROTECTION_ENABLED"
  deletion_policy                   = "ABANDON"
  depends_on                        = [google_project_service.used]
}

# Kept by Firestore itself, restored into a new database.
resource "google_firestore_backup_schedule" "daily" {
  database  = google_firestore_database.portal.name
  retention = "${14 * 7 * 24 * 3600}s"

  daily_recurrence {}
}

# And files of it, which outlive the project's database and are what a restore is rehearsed with.
resource "google_storage_bucket" "exports" {
  name                        = "${var.project_id}-exports"
  location                    = "EU"
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"

  versioning {
    enabled = true
  }

  # Nobody removes one within a month, however they got in.
  retention_policy {
    retention_period = 30 * 24 * 3600
  }

  lifecycle_rule {
    action {
      type = "Delete"
    }
    condition {
      age = 90
    }
  }
}

# Every released package of a visual, once. Nobody can replace or remove one, and nothing here is in git.
resource "google_storage_bucket" "releases" {
  name                        = "${var.project_id}-releases"
  location                    = "EU"
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"

  # Ten years, longer than any report is likely to hold a version.
  retention_policy {
    retention_period = 10 * 365 * 24 * 3600
  }
}

# The release reads and adds packages. Neither role may replace one.
resource "google_storage_bucket_iam_member" "releases" {
  for_each = toset(["roles/storage.objectCreator", "roles/storage.objectViewer"])
  bucket   = google_storage_bucket.releases.name
  role     = each.value
  member   = google_service_account.deployers["deploy"].member
}

resource "google_service_account" "exporter" {
  account_id   = "firestore-exporter"
  display_name = "Starts the daily export"
}

resource "google_project_iam_member" "exporter" {
  project = var.project_id
  role    = "roles/datastore.importExportAdmin"
  member  = google_service_account.exporter.member
}

resource "google_storage_bucket_iam_member" "exporter" {
  bucket = google_storage_bucket.exports.name
  role   = "roles/storage.admin"
  member = google_service_account.exporter.member
}

resource "google_storage_bucket_iam_member" "firestore" {
  bucket = google_storage_bucket.exports.name
  role   = "roles/storage.admin"
  member = "serviceAccount:service-${data.google_project.portal.number}@gcp-sa-firestore.iam.gserviceaccount.com"
}

resource "google_cloud_scheduler_job" "export" {
  name      = "firestore-export"
  region    = var.region
  schedule  = "0 2 * * *"
  time_zone = "Etc/UTC"

  http_target {
    http_method = "POST"
    uri         = "https://firestore.googleapis.com/v1/projects/${var.project_id}/databases/(default):exportDocuments"
    body        = base64encode(jsonencode({ outputUriPrefix = "gs://${google_storage_bucket.exports.name}" }))

    headers = {
      "Content-Type" = "application/json"
    }

    oauth_token {
      service_account_email = google_service_account.exporter.email
    }
  }
}

# The address of a call holds what an admin searches for, often a name or an e-mail address.
resource "google_logging_project_exclusion" "searches" {
  name        = "searches"
  description = "Requests whose address holds words of a search"
  filter      = "log_id(\"run.googleapis.com/requests\") AND httpRequest.requestUrl:\"search=\""
}

# The address that a mail program posts to holds the code that stops mails.
resource "google_logging_project_exclusion" "unsubscribe" {
  name        = "unsubscribe"
  description = "Requests whose address holds the code of an unsubscribe link"
  filter      = "log_id(\"run.googleapis.com/requests\") AND httpRequest.requestUrl:\"/mails/\" AND httpRequest.requestUrl:\"/stop\""
}
