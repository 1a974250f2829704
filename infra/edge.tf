# Calls by the second. Hosting takes no Cloud Armor policy and reaches the functions by their public address, so
# that address can't be closed: who passes Hosting by meets Cloud Run's maxInstances and the limits of the API.
# Where that is not enough, a load balancer with this policy takes the place of Hosting for /api and the
# callables; it costs about 25 dollars a month before the first call.

resource "google_compute_security_policy" "portal" {
  count = var.edge_enabled ? 1 : 0
  name  = "portal"
  type  = "CLOUD_ARMOR"

  rule {
    action      = "rate_based_ban"
    priority    = 1000
    description = "Ten calls a second from one address, for a minute; then ten minutes none"

    match {
      versioned_expr = "SRC_IPS_V1"
      config {
        src_ip_ranges = ["*"]
      }
    }

    rate_limit_options {
      conform_action   = "allow"
      exceed_action    = "deny(429)"
      enforce_on_key   = "IP"
      ban_duration_sec = 600

      rate_limit_threshold {
        count        = 600
        interval_sec = 60
      }

      ban_threshold {
        count        = 1200
        interval_sec = 60
      }
    }
  }

  rule {
    action      = "deny(403)"
    priority    = 900
    description = "Known attacks on the protocol"

    match {
      expr {
        expression = "evaluatePreconfiguredWaf('protocolattack-v33-stable', {'sensitivity': 1})"
      }
    }
  }

  rule {
    action   = "allow"
    priority = 2147483647

    match {
      versioned_expr = "SRC_IPS_V1"
      config {
        src_ip_ranges = ["*"]
      }
    }
  }

  adaptive_protection_config {
    layer_7_ddos_defense_config {
      enable = true
    }
  }
}

resource "google_compute_region_network_endpoint_group" "api" {
  count                 = var.edge_enabled ? 1 : 0
  name                  = "portal-api"
  region                = var.region
  network_endpoint_type = "SERVERLESS"

  cloud_run {
    service = "api"
  }
}

resource "google_compute_backend_service" "api" {
  count                 = var.edge_enabled ? 1 : 0
  name                  = "portal-api"
  load_balancing_scheme = "EXTERNAL_MANAGED"
  security_policy       = google_compute_security_policy.portal[0].id

  backend {
    group = google_compute_region_network_endpoint_group.api[0].id
  }
}
