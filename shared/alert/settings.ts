import * as z from 'zod';
import { type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import { isWebhookSecret } from '#shared/net/standard-webhook.ts';

const addressRule = 'must be an https:// address';
const minutesRule = 'must be a whole number of minutes between 1 and 1440';
const secretRule = 'must be a secret of at least 24 bytes in base64, with or without whsec_';
const smtpRule = 'must be smtps://user:password@host:port or smtp://…';
const keyRule = 'must be the 32 letters and digits of an integration key';
const loopback = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/|$)/;

/** https, or plain on this machine, where a stand-in may be tried. A user in it would keep `fetch` from asking at all. */
const address = z
  .url(addressRule)
  .refine((url) => url.startsWith('https://') || loopback.test(url), addressRule)
  .refine(
    (url) => !URL.parse(url)?.username && !URL.parse(url)?.password,
    'must be an https:// address without a user',
  );
const emailRule = 'must be an e-mail address';
const recipients = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.email('must be comma-separated e-mail addresses')));

/** What alerts take from the environment. `.env.example` tells what each is for. */
const variables = {
  ALERT_SOURCE: z.string().max(100, 'must not be longer than 100 characters').default('minutes-api'),
  ALERT_WINDOW_MINUTES: z.coerce
    .number(minutesRule)
    .int(minutesRule)
    .min(1, minutesRule)
    .max(1440, minutesRule)
    .default(15),
  ALERT_SLACK_WEBHOOK_URL: address.optional(),
  ALERT_TEAMS_WORKFLOW_URL: address.optional(),
  ALERT_GOOGLE_CHAT_WEBHOOK_URL: address.optional(),
  ALERT_PAGERDUTY_ROUTING_KEY: z
    .string()
    .regex(/^\w{32}$/, keyRule)
    .optional(),
  ALERT_PAGERDUTY_URL: address.default('https://events.pagerduty.com/v2/enqueue'),
  ALERT_WEBHOOK_URL: address.optional(),
  ALERT_WEBHOOK_SECRET: z.string().refine(isWebhookSecret, secretRule).optional(),
  ALERT_SMTP_URL: z.url({ protocol: /^smtps?$/, error: smtpRule }).optional(),
  ALERT_EMAIL_FROM: z.email(emailRule).optional(),
  ALERT_EMAIL_TO: recipients.optional(),
  /** Set by Cloud Run. */
  K_SERVICE: z.string().optional(),
  K_REVISION: z.string().optional(),
};

export type AlertSettings = ReturnType<typeof readAlertSettings>;

/** @throws ConfigurationError naming each wrong variable and its rule */
export function readAlertSettings(environment: Environment) {
  return readEnvironment(variables, environment);
}
