# The gateway, from the committed contract with the addresses of this deployment.

locals {
  committed = file("${path.module}/../contract/generated/variant-${lower(var.contract_variant)}.json")
  numbered  = replace(local.committed, "PROJECT_NUMBER", data.google_project.this.number)
  contract  = jsondecode(replace(replace(local.numbered, "PROJECT_ID", var.project), "REGION", var.region))

  # A recorder that is known by its signature sends no key, so the gateway must not ask for one; the function asks everybody else.
  keyless = trimspace(lookup(var.environment, "RECORDER_SIGNATURE_ONLY", "")) == "" ? [] : ["/recorder"]

  document = jsonencode(merge(local.contract, {
    paths = {
      for path, item in local.contract.paths : path => merge(item, {
        post = merge(item.post, { security = [for needed in item.post.security : needed if !contains(local.keyless, path)] })
      })
    }
  }))
}

resource "google_api_gateway_api" "this" {
  provider = google-beta

  api_id = local.facts.serviceName

  depends_on = [google_project_service.used]
}

# Without it every key is refused with 403.
resource "google_project_service" "api" {
  service            = google_api_gateway_api.this.managed_service
  disable_on_destroy = false
}

resource "google_api_gateway_api_config" "this" {
  provider = google-beta

  api                  = google_api_gateway_api.this.api_id
  api_config_id_prefix = "${local.facts.serviceName}-"

  openapi_documents {
    document {
      path     = "minutes-api.json"
      contents = base64encode(local.document)
    }
  }

  gateway_config {
    backend_config {
      google_service_account = google_service_account.sender["gateway"].email
    }
  }

  # A configuration never changes and is in use until the gateway has the next one.
  lifecycle {
    create_before_destroy = true
  }
}

resource "google_api_gateway_gateway" "this" {
  provider = google-beta

  gateway_id = local.facts.serviceName
  api_config = google_api_gateway_api_config.this.id
  region     = var.region
}
