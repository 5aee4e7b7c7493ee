import * as z from 'zod';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import type { FetchTools } from '../adapter.ts';

const granted = z.object({ access_token: z.string().min(1) });

/**
 * An access token of a server-to-server OAuth app, for what comes without a download token: Zoom Phone, and meetings whose token is
 * gone (a day old, or the event is run again).
 * @throws ConfigurationError without the app's credentials
 */
export async function zoomAccessToken(
  { ZOOM_ACCOUNT_ID: account, ZOOM_CLIENT_ID: client, ZOOM_CLIENT_SECRET: secret }: RecorderSettings,
  { download, signal }: FetchTools,
): Promise<string> {
  if (!account || !client || !secret) {
    throw new ConfigurationError(
      'ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET: are needed to download a transcript whose event brings no token',
    );
  }
  const text = await download({
    url: `https://zoom.us/oauth/token?grant_type=account_credentials&account_id=${encodeURIComponent(account)}`,
    hosts: ['zoom.us'],
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}` },
    signal,
  });
  return granted.parse(JSON.parse(text)).access_token;
}
