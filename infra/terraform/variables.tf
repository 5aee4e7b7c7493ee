variable "project" {
  description = "The project's id. It needs billing."
  type        = string
}

variable "region" {
  description = "Where everything lives, such as asia-northeast1. It must have API Gateway."
  type        = string
}

variable "contract_variant" {
  description = "The variant of the contract that the gateway serves: A, B or C."
  type        = string
  default     = "B"

  validation {
    condition     = contains(["A", "B", "C"], var.contract_variant)
    error_message = "contract_variant: must be A, B or C."
  }
}

variable "environment" {
  description = "Configuration of the functions, by the names of .env.example, but for secrets. The same for all of them."
  type        = map(string)
  default     = {}

  validation {
    condition     = alltrue([for name in keys(var.environment) : !can(regex(local.facts.secretVariables, name))])
    error_message = "environment: holds a secret, which everybody who may view a function could read; keep it in Secret Manager and name it in secrets."
  }

  validation {
    condition     = contains(keys(var.environment), "STORE") || contains(keys(var.secrets), "DATABASE_URL")
    error_message = "environment: choose the execution log: STORE = \"none\" here (no log), or DATABASE_URL in secrets."
  }

  validation {
    condition     = !contains(keys(var.environment), "CONTRACT_VARIANT")
    error_message = "environment: the variant is given as contract_variant, so that functions and gateway have the same."
  }

  validation {
    condition     = var.tasks_queue || lookup(var.environment, "RECORDER_DISPATCH", "inline") != "cloud-tasks"
    error_message = "environment: RECORDER_DISPATCH = \"cloud-tasks\" needs tasks_queue."
  }
}

variable "secrets" {
  description = "Configuration that is kept in Secret Manager: the name of the secret by the variable, with a version (\"name:3\") or the latest. The secrets must be there."
  type        = map(string)
  default     = { API_KEYS = "minutes-api-keys" }

  validation {
    condition     = contains(keys(var.secrets), "API_KEYS")
    error_message = "secrets: API_KEYS must be there; functions without a list of keys refuse to serve."
  }

  validation {
    condition     = alltrue([for reference in values(var.secrets) : can(regex("^[\\w-]+(:(latest|\\d+))?$", reference))])
    error_message = "secrets: each must be the name of a secret, not its value."
  }
}

variable "scheduler_key" {
  description = "The key that API_KEYS lists as scheduler:<key>. It opens nothing without an identity that may call dailyBatch, but stands in the state and in the job. Without it there is no nightly run."
  type        = string
  default     = null
  sensitive   = true
}

variable "tasks_queue" {
  description = "Whether there is a queue: events of recorders are then answered at once, and asynchronous minutes are made, in the background. Needs RECORDER_API_KEY among the secrets."
  type        = bool
  default     = false

  validation {
    condition     = !var.tasks_queue || contains(keys(var.secrets), "RECORDER_API_KEY")
    error_message = "tasks_queue: needs RECORDER_API_KEY among the secrets."
  }
}
