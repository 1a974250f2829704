# Alerts to the operator; docs/operate.md explains each and says what to do.

resource "google_monitoring_notification_channel" "operator" {
  display_name = "Operator"
  type         = "email"

  labels = {
    email_address = var.operator_email
  }
}

resource "google_billing_budget" "month" {
  billing_account = var.billing_account
  display_name    = "${var.project_id}, a month"

  budget_filter {
    projects = ["projects/${data.google_project.portal.number}"]
  }

  amount {
    specified_amount {
      units = tostring(var.monthly_budget)
    }
  }

  dynamic "threshold_rules" {
    for_each = [0.5, 0.9, 1.0]
    content {
      threshold_percent = threshold_rules.value
    }
  }

  threshold_rules {
    threshold_percent = 1.2
    spend_basis       = "FORECASTED_SPEND"
  }

  all_updates_rule {
    monitoring_notification_channels = [google_monitoring_notification_channel.operator.id]
  }
}

locals {
  # Counted from the log; the field `alert` is the kind of functions/src/mail/alerts.ts.
  log_metrics = {
    "alerts"        = "jsonPayload.alert!=\"\" AND severity>=ERROR"
    "unowned-money" = "jsonPayload.alert=(\"payment-unowned\" OR \"transfer-unmatched\")"
    "refund-failed" = "jsonPayload.alert=\"refund-failed\""
    "failed-calls"  = "jsonPayload.message=\"operation failed\""
    "failed-mails"  = "jsonPayload.message=(\"mail not sent yet\" OR \"mail given up\")"
  }

  log_alerts = {
    "unowned-money" = { threshold = 0, minutes = 5, what = "Money came in that belongs to no account or invoice" }
    "refund-failed" = { threshold = 0, minutes = 5, what = "A refund failed" }
    "failed-calls"  = { threshold = 20, minutes = 5, what = "Calls fail" }
    "failed-mails"  = { threshold = 10, minutes = 30, what = "The mail server refuses mails" }
  }
}

resource "google_logging_metric" "portal" {
  for_each = local.log_metrics
  name     = each.key
  filter   = "resource.type=\"cloud_run_revision\" AND ${each.value}"

  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "INT64"
  }
}

resource "google_monitoring_alert_policy" "log" {
  for_each              = local.log_alerts
  display_name          = each.value.what
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.operator.id]

  conditions {
    display_name = each.value.what

    condition_threshold {
      filter          = "metric.type=\"logging.googleapis.com/user/${google_logging_metric.portal[each.key].name}\" AND resource.type=\"cloud_run_revision\""
      comparison      = "COMPARISON_GT"
      threshold_value = each.value.threshold
      duration        = "0s"

      aggregations {
        alignment_period     = "${each.value.minutes * 60}s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }

  documentation {
    content = "docs/operate.md#${each.key}"
  }
}

# One in twenty answers of the API is a fault of ours, for five minutes.
resource "google_monitoring_alert_policy" "error_rate" {
  display_name          = "The API fails"
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.operator.id]

  conditions {
    display_name = "Share of 5xx"

    condition_threshold {
      filter             = "metric.type=\"run.googleapis.com/request_count\" AND resource.type=\"cloud_run_revision\" AND resource.labels.service_name=\"api\" AND metric.labels.response_code_class=\"5xx\""
      denominator_filter = "metric.type=\"run.googleapis.com/request_count\" AND resource.type=\"cloud_run_revision\" AND resource.labels.service_name=\"api\""
      comparison         = "COMPARISON_GT"
      threshold_value    = 0.05
      duration           = "300s"

      aggregations {
        alignment_period     = "60s"
        per_series_aligner   = "ALIGN_RATE"
        cross_series_reducer = "REDUCE_SUM"
      }

      denominator_aggregations {
        alignment_period     = "60s"
        per_series_aligner   = "ALIGN_RATE"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }

  documentation {
    content = "docs/operate.md#error-rate"
  }
}

resource "google_monitoring_alert_policy" "latency" {
  display_name          = "The API is slow"
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.operator.id]

  conditions {
    display_name = "95th percentile over three seconds"

    condition_threshold {
      filter          = "metric.type=\"run.googleapis.com/request_latencies\" AND resource.type=\"cloud_run_revision\" AND resource.labels.service_name=\"api\""
      comparison      = "COMPARISON_GT"
      threshold_value = 3000
      duration        = "300s"

      aggregations {
        alignment_period     = "60s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_PERCENTILE_95"
      }
    }
  }

  documentation {
    content = "docs/operate.md#latency"
  }
}

resource "google_monitoring_alert_policy" "webhook" {
  display_name          = "Stripe's events are refused"
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.operator.id]

  conditions {
    display_name = "Answers other than 2xx"

    condition_threshold {
      filter          = "metric.type=\"run.googleapis.com/request_count\" AND resource.type=\"cloud_run_revision\" AND resource.labels.service_name=\"stripewebhook\" AND metric.labels.response_code_class!=\"2xx\""
      comparison      = "COMPARISON_GT"
      threshold_value = 5
      duration        = "0s"

      aggregations {
        alignment_period     = "600s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }

  documentation {
    content = "docs/operate.md#webhook"
  }
}

resource "google_monitoring_alert_policy" "sign_ins" {
  display_name          = "Sign-ins fail"
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.operator.id]

  conditions {
    display_name = "The guard of sign-ins fails"

    condition_threshold {
      filter          = "metric.type=\"run.googleapis.com/request_count\" AND resource.type=\"cloud_run_revision\" AND resource.labels.service_name=\"guardsignins\" AND metric.labels.response_code_class=\"5xx\""
      comparison      = "COMPARISON_GT"
      threshold_value = 5
      duration        = "0s"

      aggregations {
        alignment_period     = "600s"
        per_series_aligner   = "ALIGN_DELTA"
        cross_series_reducer = "REDUCE_SUM"
      }
    }
  }

  documentation {
    content = "docs/operate.md#sign-ins"
  }
}

# The job that sends what is due logs how many it left behind.
resource "google_logging_metric" "mail_backlog" {
  name            = "mail-backlog"
  filter          = "resource.type=\"cloud_run_revision\" AND jsonPayload.message=\"mail backlog\""
  value_extractor = "EXTRACT(jsonPayload.due)"

  metric_descriptor {
    metric_kind = "DELTA"
    value_type  = "DISTRIBUTION"
  }
}

resource "google_monitoring_alert_policy" "mail_backlog" {
  display_name          = "Mail waits"
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.operator.id]

  conditions {
    display_name = "More than 100 mails due for ten minutes"

    condition_threshold {
      filter          = "metric.type=\"logging.googleapis.com/user/${google_logging_metric.mail_backlog.name}\" AND resource.type=\"cloud_run_revision\""
      comparison      = "COMPARISON_GT"
      threshold_value = 100
      duration        = "600s"

      aggregations {
        alignment_period     = "300s"
        per_series_aligner   = "ALIGN_PERCENTILE_99"
        cross_series_reducer = "REDUCE_MAX"
      }
    }
  }

  documentation {
    content = "docs/operate.md#mail-backlog"
  }
}

# Google requests the health check through Hosting, which needs the API and the database. From outside it also
# notices that a whole region is down.
resource "google_monitoring_uptime_check_config" "health" {
  display_name = "Health of the API"
  timeout      = "10s"
  period       = "60s"

  http_check {
    path         = "/api/v1/health"
    port         = 443
    use_ssl      = true
    validate_ssl = true
  }

  monitored_resource {
    type = "uptime_url"
    labels = {
      project_id = var.project_id
      host       = var.domain
    }
  }
}

resource "google_monitoring_alert_policy" "uptime" {
  display_name          = "The portal does not answer"
  combiner              = "OR"
  notification_channels = [google_monitoring_notification_channel.operator.id]

  conditions {
    display_name = "Health fails"

    condition_threshold {
      filter          = "metric.type=\"monitoring.googleapis.com/uptime_check/check_passed\" AND resource.type=\"uptime_url\" AND metric.labels.check_id=\"${google_monitoring_uptime_check_config.health.uptime_check_id}\""
      comparison      = "COMPARISON_GT"
      threshold_value = 1
      duration        = "120s"

      aggregations {
        alignment_period     = "60s"
        per_series_aligner   = "ALIGN_NEXT_OLDER"
        cross_series_reducer = "REDUCE_COUNT_FALSE"
        group_by_fields      = ["resource.label.host"]
      }
    }
  }

  documentation {
    content = "docs/operate.md#uptime"
  }
}
