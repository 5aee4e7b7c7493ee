/** The command line is wrong in a way its writer can repair. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `npm run deploy -- [<operationId>...] [flags]

Deploys the named functions, or all of the variant, from dist/ and prints the commands for the gateway and the nightly run.

  --variant A|B|C              contract variant (CONTRACT_VARIANT, else B)
  --all                        all functions of the variant, as without any name
  --project ID                 (GOOGLE_CLOUD_PROJECT, else what gcloud is configured for)
  --project-number N           (GOOGLE_CLOUD_PROJECT_NUMBER, else asked of gcloud)
  --region REGION              (GOOGLE_CLOUD_REGION, else what gcloud is configured for)
  --run-service-account EMAIL  identity of the functions (RUN_SERVICE_ACCOUNT, else minutes-api@...)
  --env NAME=VALUE             configuration of the functions; may be repeated
  --secret NAME=SECRET[:VER]   configuration kept in Secret Manager, by the secret's name; may be repeated.
                               API_KEYS=minutes-api-keys:latest unless given
  --dry-run                    runs nothing; prints every command, with placeholders for what is not known
  --help

A deployment replaces the functions' whole configuration: give the same --env and --secret each time.
`;
