# Functions are private. Each sender has an identity of its own and may call what it needs.

locals {
  callers = merge(
    { for id in keys(local.served) : "gateway ${id}" => { operation = id, sender = "gateway" } },
    # What can be run again is called by reExecute, and create-minutes by the recorder.
    { for id, row in local.deployed : "functions ${id}" => { operation = id, sender = "functions" } if row.calledByFunctions },
    { for id in ["dailyBatch"] : "scheduler ${id}" => { operation = id, sender = "scheduler" } if contains(keys(local.served), id) },
  )
}

resource "google_service_account" "sender" {
  for_each = local.facts.accounts

  account_id = each.value

  depends_on = [google_project_service.used]
}

resource "google_cloud_run_v2_service_iam_member" "caller" {
  for_each = local.callers

  # A second-generation function is called as the Cloud Run service beneath it, which has the function's name.
  name     = google_cloudfunctions2_function.operation[each.value.operation].name
  location = var.region
  role     = "roles/run.invoker"
  member   = google_service_account.sender[each.value.sender].member
}
