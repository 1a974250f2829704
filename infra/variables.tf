variable "project_id" {
  description = "The Firebase project."
  type        = string
}

variable "region" {
  description = "Where the functions run: REGION of functions/src/platform/config.ts."
  type        = string
  default     = "europe-west1"
}

variable "firestore_location" {
  description = "Where the data is. It can never be changed."
  type        = string
  default     = "eur3"
}

variable "operator_email" {
  description = "Who hears of alerts."
  type        = string
}

variable "billing_account" {
  description = "The account that pays."
  type        = string
}

variable "monthly_budget" {
  description = "In whole units of the billing account's currency. A usual month is far below it."
  type        = number
  default     = 200
}

variable "repository" {
  description = "OWNER/NAME on GitHub: the only one whose workflows may deploy."
  type        = string
}

variable "environment" {
  description = "The environment on GitHub whose runs may release to this project."
  type        = string
}

variable "has_previews" {
  description = "Whether pull requests may put their pages on a channel of this project. Never for production."
  type        = bool
  default     = false
}

variable "deploy_ref" {
  description = "The git ref that deploys to this project."
  type        = string
  default     = "refs/heads/main"
}

variable "domain" {
  description = "Where people open the portal, without https://."
  type        = string
}
