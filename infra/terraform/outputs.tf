output "url" {
  description = "The base address of the service."
  value       = "https://${google_api_gateway_gateway.this.default_hostname}"
}

output "managed_service" {
  description = "What a key must be restricted to: gcloud services api-keys create --display-name=console --api-target=service=<this>. The functions check it too: add it to the secret of API_KEYS as console:<key>."
  value       = google_api_gateway_api.this.managed_service
}

output "addresses" {
  description = "The functions' own addresses, for callers with an identity that may call them."
  value       = local.addresses
}
