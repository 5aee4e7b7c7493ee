import { signStandardWebhook } from '#shared/net/standard-webhook.ts';

export const senderSecret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
export const senderKey = 'bench-key';

/** What a recorder function needs to take these events. */
export const recorderEnvironment = {
  API_KEYS: `bench:${senderKey}`,
  RECORDER_API_KEY: senderKey,
  GENERIC_WEBHOOK_SECRETS: senderSecret,
} as const;

export interface SentEvent {
  readonly meetingId: string;
  readonly body: string;
  /** Made anew for each delivery, as the time in it is signed. */
  readonly headers: () => Record<string, string>;
}

/** Invented events, every third of another kind: signed, phone and meeting. @param prefix of their ids */
export function inventEvents(count: number, prefix = 'meeting'): readonly SentEvent[] {
  return Array.from(
    { length: count },
    (_, n) => [signed, phone, meeting][n % 3]?.(`${prefix}-${n}`) ?? signed(`${prefix}-${n}`),
  );
}

function signed(meetingId: string): SentEvent {
  const transcript = `Mara Lindqvist: We decided on ${meetingId}.\nTheo Brandt: I will send you the offer by Friday.`;
  const body = JSON.stringify({ type: 'call.recorded', data: { transcript, meeting: { id: meetingId } } });
  return {
    meetingId,
    body,
    headers: () => {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = signStandardWebhook(senderSecret, meetingId, timestamp, body).toString('base64');
      return {
        ...keyed,
        'webhook-id': meetingId,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${signature}`,
      };
    },
  };
}

function phone(meetingId: string): SentEvent {
  const said = [
    { participant_id: 'p1', raw: [{ phrase: '見積書を金曜日までにお送りします。', start_at: 3, end_at: 6 }] },
    { participant_id: 'p2', raw: [{ phrase: '二拠点で始めることに決めました。', start_at: 0, end_at: 2 }] },
  ];
  const participants = [
    { id: 'p1', from_to: 'FROM', name: '営業 太郎', login_id: 'taro@example.com' },
    { id: 'p2', from_to: 'TO', company_name: '株式会社サンプル' },
  ];
  const detail = { id: meetingId, dial_answered_at: '2026-11-19T03:41:54+00:00', participants, phrases: said };
  return { meetingId, body: JSON.stringify({ call: { id: meetingId, details: [detail] } }), headers: () => keyed };
}

function meeting(meetingId: string): SentEvent {
  const raw =
    '0:00 (Mara Lindqvist) We decided to start with two sites.\n0:05 (Theo Brandt) I will send the offer by Friday.';
  const video = { id: meetingId, title: 'Pilot', starts_at: '2026-11-19T05:00:00+00:00', speech_recognition: { raw } };
  return { meetingId, body: JSON.stringify({ video }), headers: () => keyed };
}

const keyed = { 'x-api-key': senderKey, 'content-type': 'application/json' };
