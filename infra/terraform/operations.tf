# What is deployed. The facts come from the table of operations by "npm run contract", so that both ways to deploy agree.

locals {
  facts = jsondecode(file("${path.module}/generated/facts.json"))

  # The recorder has minutes made by create-minutes: where the variant lacks it, it is deployed as another one and not in the gateway.
  deployed = { for id, row in local.facts.operations : id => row if contains(keys(row.deployedAs), var.contract_variant) }
  served   = { for id, row in local.deployed : id => row if row.deployedAs[var.contract_variant] == var.contract_variant }

  # Each function answers under an address made of its name, so that all of them can know one another's before they exist.
  host_suffix = "${data.google_project.this.number}.${var.region}.run.app"
  addresses   = { for id, row in local.deployed : id => "https://${row.name}-${local.host_suffix}" }
}

data "google_project" "this" {
  project_id = var.project
}

resource "google_project_service" "used" {
  for_each = toset(concat(
    local.facts.services,
    var.tasks_queue ? ["cloudtasks"] : [],
    local.uses_vertex ? ["aiplatform"] : [],
  ))

  service            = "${each.value}.googleapis.com"
  disable_on_destroy = false
}
