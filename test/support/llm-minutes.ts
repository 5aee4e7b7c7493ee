import { createMinutes } from '#functions/create-minutes/handler.ts';
import { openWriter } from '#functions/create-minutes/llm/open-writer.ts';
import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';
import { call } from './call.ts';
import { answers, startLlm, type Vendor } from './llm-vendors.ts';
import type { Received, Reply } from './receiver.ts';

/** The three questions that are asked about each chunk, by what they ask for. */
export const partNames = ['summary', 'decisions', 'openQuestions'] as const;
export type PartName = (typeof partNames)[number];

/** What a model says to each of them. */
export const nothing = {
  summary: { summary: [], topics: [] },
  decisions: { decisions: [], actionItems: [] },
  openQuestions: { openQuestions: [], objections: [] },
} as const;

export type Lists = Partial<Record<PartName, object>>;

/** Which of the questions a request asks, whatever the vendor. */
export function partOf({ body }: Received): PartName {
  const found = partNames.find((name) => body.includes(`of this shape:\\n{ \\"${name}\\"`));
  if (!found) throw new Error('no question of ours');
  return found;
}

/** A model that gives these answers. */
export function answering(lists: Lists, vendor: Vendor = 'openai-compatible'): (received: Received) => Reply {
  return (received) => {
    const part = partOf(received);
    const tool = /"tool_choice":\{"type":"(?:tool|any)"/.test(received.body) ? 'json' : undefined;
    return answers[vendor]({ text: JSON.stringify(lists[part] ?? nothing[part]), tool });
  };
}

/** create-minutes as a deployment with this environment has it, called through the whole chain. */
export function minutesService(environment: Environment) {
  const handler = createMinutes({
    now: () => new Date(),
    openWriter: once(async () => {
      const settings = readLlmSettings(environment);
      return settings && openWriter(settings);
    }),
  });
  return async (body: object): Promise<Minutes> => {
    const { status, body: answer } = await call('create-minutes', handler, { body });
    if (status !== 200) throw new Error(JSON.stringify(answer));
    const { crm: _, ...minutes } = answer as Minutes & { crm: unknown };
    return minutes;
  };
}

/** The same, with a stand-in for the model. */
export async function minutesWithModel(
  answer: (received: Received, nth: number) => Reply | 'never',
  more: Environment = {},
  vendor: Vendor = 'openai-compatible',
) {
  const { environment, received } = await startLlm(vendor, answer);
  return { make: minutesService({ ...environment, ...more }), received };
}
