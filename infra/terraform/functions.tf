# One function for each operation, from its own bundle: "npm run build" comes first.

resource "google_storage_bucket" "bundles" {
  name                        = "${var.project}-${local.facts.serviceName}-bundles"
  location                    = var.region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"
  force_destroy               = true

  depends_on = [google_project_service.used]
}

data "archive_file" "bundle" {
  for_each = local.deployed

  type             = "zip"
  source_dir       = "${path.module}/../../dist/${each.key}"
  output_path      = "${path.module}/.build/${each.key}.zip"
  output_file_mode = "0644"
  # Left by a local run; the platform makes its own.
  excludes = ["compile-cache/**", "node_modules/**"]
}

resource "google_storage_bucket_object" "bundle" {
  for_each = data.archive_file.bundle

  bucket = google_storage_bucket.bundles.name
  name   = "${each.key}-${each.value.output_sha256}.zip"
  source = each.value.output_path
}

# Builds run as the default account of Compute Engine, which newer projects give no rights.
resource "google_project_iam_member" "builder" {
  project = var.project
  role    = "roles/cloudbuild.builds.builder"
  member  = "serviceAccount:${data.google_project.this.number}-compute@developer.gserviceaccount.com"

  depends_on = [google_project_service.used]
}

resource "google_cloudfunctions2_function" "operation" {
  for_each = local.deployed

  name     = each.value.name
  location = var.region

  build_config {
    runtime     = local.facts.runtime
    entry_point = each.key

    source {
      storage_source {
        bucket = google_storage_bucket.bundles.name
        object = google_storage_bucket_object.bundle[each.key].name
      }
    }
  }

  service_config {
    timeout_seconds                  = each.value.timeoutSeconds
    available_memory                 = each.value.memory
    available_cpu                    = tostring(each.value.cpu)
    max_instance_request_concurrency = each.value.concurrency
    max_instance_count               = each.value.maxInstances
    service_account_email            = google_service_account.sender["functions"].email
    # The gateway stands outside of the project's network; who may call is a matter of identity (callers.tf).
    ingress_settings = "ALLOW_ALL"

    environment_variables = merge(
      local.facts.variables,
      local.queue_variables,
      var.environment,
      {
        CONTRACT_VARIANT     = each.value.deployedAs[var.contract_variant]
        GOOGLE_CLOUD_PROJECT = var.project
        BACKENDS             = join(",", [for id, address in local.addresses : "${id}=${address}"])
      },
    )

    dynamic "secret_environment_variables" {
      for_each = local.secrets

      content {
        key        = secret_environment_variables.key
        project_id = var.project
        secret     = secret_environment_variables.value.id
        version    = secret_environment_variables.value.version
      }
    }
  }

  depends_on = [
    google_project_iam_member.builder,
    google_secret_manager_secret_iam_member.functions,
  ]
}
