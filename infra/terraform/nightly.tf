# The nightly run of dailyBatch, past the gateway.

resource "google_cloud_scheduler_job" "nightly" {
  count = nonsensitive(var.scheduler_key != null) && contains(keys(local.served), "dailyBatch") ? 1 : 0

  name             = google_cloudfunctions2_function.operation["dailyBatch"].name
  region           = var.region
  schedule         = local.facts.nightlyRun.schedule
  time_zone        = local.facts.nightlyRun.timeZone
  attempt_deadline = "${local.facts.nightlyRun.attemptDeadlineSeconds}s"

  http_target {
    uri         = local.addresses["dailyBatch"]
    http_method = "POST"
    body        = base64encode("{}")

    headers = {
      "Content-Type" = "application/json"
      "x-api-key"    = var.scheduler_key
    }

    oidc_token {
      service_account_email = google_service_account.sender["scheduler"].email
      audience              = local.addresses["dailyBatch"]
    }
  }

  retry_config {
    retry_count          = local.facts.nightlyRun.retries
    min_backoff_duration = "${local.facts.nightlyRun.minBackoffSeconds}s"
  }
}
