# What only some configurations need: the queue, and the language model.

locals {
  uses_vertex = lookup(var.environment, "LLM_PROVIDER", "") == "vertex"

  queue_name = "${local.facts.serviceName}-tasks"
  queue_variables = var.tasks_queue ? {
    RECORDER_DISPATCH           = "cloud-tasks"
    CLOUD_TASKS_QUEUE           = "projects/${var.project}/locations/${var.region}/queues/${local.queue_name}"
    CLOUD_TASKS_SERVICE_ACCOUNT = google_service_account.sender["functions"].email
  } : {}
}

resource "google_cloud_tasks_queue" "tasks" {
  count = var.tasks_queue ? 1 : 0

  name     = local.queue_name
  location = var.region

  retry_config {
    max_attempts = local.facts.queueRetries.maxAttempts
    min_backoff  = "${local.facts.queueRetries.minBackoffSeconds}s"
    max_backoff  = "${local.facts.queueRetries.maxBackoffSeconds}s"
  }

  depends_on = [google_project_service.used]
}

resource "google_cloud_tasks_queue_iam_member" "functions" {
  count = var.tasks_queue ? 1 : 0

  name     = google_cloud_tasks_queue.tasks[0].name
  location = var.region
  role     = "roles/cloudtasks.enqueuer"
  member   = google_service_account.sender["functions"].member
}

# Tasks are sent in the name of the functions' own account.
resource "google_service_account_iam_member" "functions" {
  count = var.tasks_queue ? 1 : 0

  service_account_id = google_service_account.sender["functions"].name
  role               = "roles/iam.serviceAccountUser"
  member             = google_service_account.sender["functions"].member
}

resource "google_project_iam_member" "model" {
  count = local.uses_vertex && lookup(var.environment, "LLM_PROJECT", var.project) == var.project ? 1 : 0

  project = var.project
  role    = "roles/aiplatform.user"
  member  = google_service_account.sender["functions"].member
}
