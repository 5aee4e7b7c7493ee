# Values stay out of Terraform: a secret is made and given its value by hand, and the functions may read it.

locals {
  secrets = {
    for variable, reference in var.secrets : variable => {
      id      = split(":", reference)[0]
      version = try(split(":", reference)[1], "latest")
    }
  }
}

resource "google_secret_manager_secret_iam_member" "functions" {
  for_each = toset([for secret in values(local.secrets) : secret.id])

  secret_id = each.value
  role      = "roles/secretmanager.secretAccessor"
  member    = google_service_account.sender["functions"].member
}
