import type { AlertChannel } from '#shared/alert/channel.ts';
import type { Check } from './run-checks.ts';

/** Each channel's server is asked whether it is there (an SMTP server, whether it accepts the user); nothing is sent. */
export function channelChecks(channels: readonly AlertChannel[]): readonly Check[] {
  return channels.map(({ name, probe }) => ({
    name: `alert:${name}`,
    optional: true,
    remedy: `alerts by ${name} do not arrive: check its ALERT_ variables and the way out of the network, then call alertTest`,
    run: async ({ signal }) => {
      await probe(signal);
      return { status: 'ok', detail: 'reachable; alertTest sends something' };
    },
  }));
}
