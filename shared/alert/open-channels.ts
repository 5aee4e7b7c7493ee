import pThrottle from 'p-throttle';
import { apiVersion } from '#shared/contract/version.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import type { AlertChannel } from './channel.ts';
import { email } from './channels/email.ts';
import { googleChat } from './channels/google-chat.ts';
import { logChannel } from './channels/log.ts';
import { pagerDuty } from './channels/pagerduty.ts';
import { slack } from './channels/slack.ts';
import { teams } from './channels/teams.ts';
import { webhook } from './channels/webhook.ts';
import type { AlertSettings } from './settings.ts';

/**
 * The configured channels; the log is always one of them. Each keeps its vendor's pace: Slack and Google Chat take a message per
 * second, Teams four, PagerDuty two.
 * @throws ConfigurationError where a channel is configured by half
 */
export function openChannels(settings: AlertSettings, now: () => Date): readonly AlertChannel[] {
  const { ALERT_SLACK_WEBHOOK_URL: slackUrl, ALERT_TEAMS_WORKFLOW_URL: teamsUrl } = settings;
  const { ALERT_GOOGLE_CHAT_WEBHOOK_URL: chatUrl, ALERT_PAGERDUTY_ROUTING_KEY: routingKey } = settings;
  const { ALERT_WEBHOOK_URL: webhookUrl, ALERT_WEBHOOK_SECRET: secret } = settings;
  const { K_SERVICE: service = 'minutes-api', K_REVISION: version = apiVersion } = settings;
  return [
    logChannel({ service, version }),
    slackUrl && paced(slack(slackUrl), 1_000),
    teamsUrl && paced(teams(teamsUrl), 250),
    chatUrl && paced(googleChat(chatUrl), 1_000),
    routingKey && paced(pagerDuty({ routingKey, url: settings.ALERT_PAGERDUTY_URL }), 500),
    webhookUrl && webhook({ url: webhookUrl, secret, now }),
    openEmail(settings),
  ].filter((channel) => typeof channel === 'object');
}

function openEmail(settings: AlertSettings): AlertChannel | undefined {
  const { ALERT_SMTP_URL: url, ALERT_EMAIL_FROM: from, ALERT_EMAIL_TO: to } = settings;
  if (url && from && to?.length) return email({ url, from, to });
  if (!url && !from && !to) return undefined;
  throw new ConfigurationError('ALERT_SMTP_URL, ALERT_EMAIL_FROM, ALERT_EMAIL_TO: are needed together');
}

function paced(channel: AlertChannel, intervalMs: number): AlertChannel {
  const throttle = pThrottle({ limit: 1, interval: intervalMs });
  return { ...channel, send: throttle(channel.send) };
}
