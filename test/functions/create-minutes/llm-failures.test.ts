import getPort from 'get-port';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { answering, minutesService, minutesWithModel, nothing, partOf } from '../../support/llm-minutes.ts';
import { anthropicError, answers, googleError, llmKey, openAiError, type Vendor } from '../../support/llm-vendors.ts';
import type { Received, Reply } from '../../support/receiver.ts';
import { quietLog } from '../../support/recorder.ts';
import { meetingFixture, minutesOf } from './minutes-of.ts';

const lines = quietLog();
// On a busy machine loading the AI SDK takes its time, which would be the budget's.
beforeAll(async () => {
  await Promise.all([
    import('#shared/llm/complete.ts'),
    import('#shared/llm/providers/openai-compatible.ts'),
    import('#shared/llm/providers/anthropic.ts'),
    import('#shared/llm/providers/vertex.ts'),
  ]);
});
const english = JSON.parse(meetingFixture('sales-en.json'));
const japanese = JSON.parse(meetingFixture('sales-ja.json'));
const written = ['summary', 'topics', 'decisions', 'actionItems', 'openQuestions', 'objections'] as const;

const messagesOf = (received: Received | undefined) =>
  (received?.json as { messages: readonly { role: string; content: string }[] } | undefined)?.messages ?? [];

/** All that the minutes say, but for what tells which engine wrote them. */
const content = ({ execution: _, warnings: __, sections: ___, ...said }: Minutes) => said;

const openAi = answers['openai-compatible'];
const places = [{ turn: 't3', quote: "I've got Tom from IT with me." }];
const points = [{ text: 'Tom from IT was there.', evidence: places }];
/** What holds, whatever else is asked. */
const something = { summary: { summary: points, topics: [{ title: 'People', points }] } };
const half = JSON.stringify(nothing.summary).slice(0, 12);
const options = { summary: [{ text: 1 }], topics: 'none', decisions: {}, openQuestions: null };

describe.each([
  ['English', english],
  ['Japanese', japanese],
])('minutes of a meeting in %s are those of the rules', (_language, body) => {
  test.each<[string, Vendor, (received: Received, nth: number) => Reply, string]>([
    [
      'a refused key',
      'openai-compatible',
      () => openAiError(401, `Incorrect API key provided: ${llmKey}`, 'invalid_request_error', 'invalid_api_key'),
      'the key was refused (401)',
    ],
    [
      'an unknown model',
      'anthropic',
      () => anthropicError(404, 'not_found_error', 'model: model-1'),
      'the model is unknown (404)',
    ],
    [
      'a used-up quota',
      'openai-compatible',
      () => openAiError(429, 'You exceeded your current quota.', 'insufficient_quota', 'insufficient_quota'),
      'the quota is used up, or the account has no credit (429)',
    ],
    [
      'too many calls',
      'vertex',
      () => googleError(429, 'RESOURCE_EXHAUSTED', 'Resource exhausted.'),
      'too many calls (429)',
    ],
    [
      'a failure of the provider',
      'openai-compatible',
      () => openAiError(500, 'The server had an error.', 'server_error'),
      'the provider failed (500)',
    ],
    [
      'an overload',
      'anthropic',
      () => anthropicError(529, 'overloaded_error', 'Overloaded'),
      'the provider failed (529)',
    ],
    [
      'a web page',
      'openai-compatible',
      () => ({ status: 200, text: '<html>' }),
      'answered, but not as this provider does (200)',
    ],
    [
      'a text that is no JSON',
      'openai-compatible',
      () => openAi({ text: 'Here are your minutes!' }),
      'the answer was not what was asked for',
    ],
    [
      'JSON of another shape',
      'openai-compatible',
      () => openAi({ text: JSON.stringify(options) }),
      'the answer was not what was asked for',
    ],
    [
      'an answer that is cut off',
      'openai-compatible',
      () => openAi({ text: half, finish: 'length' }),
      'the answer was cut off',
    ],
    [
      'half an answer that claims to be whole',
      'anthropic',
      () => answers.anthropic({ text: half }),
      'the answer was not what was asked for',
    ],
    ['an empty answer', 'openai-compatible', () => openAi({ text: '' }), 'the answer was not what was asked for'],
    [
      'a question of which the server has cut off the most',
      'openai-compatible',
      () =>
        openAi({
          text: JSON.stringify({ ...nothing.summary, ...nothing.decisions, ...nothing.openQuestions }),
          inputTokens: 450,
        }),
      'its window is too small, and it read only a part of the question',
    ],
    [
      'a whole answer of empty lists',
      'openai-compatible',
      () => openAi({ text: JSON.stringify({ ...nothing.summary, ...nothing.decisions, ...nothing.openQuestions }) }),
      'it wrote nothing that the transcript bears out',
    ],
    ['a refusal', 'openai-compatible', () => openAi({ text: '', finish: 'refusal' }), 'the model refused'],
    [
      'a refusal of Claude',
      'anthropic',
      () => answers.anthropic({ text: 'I cannot', finish: 'refusal' }),
      'the model refused',
    ],
    [
      'a blocked prompt',
      'vertex',
      () => ({ status: 200, text: JSON.stringify({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }) }),
      'the model refused',
    ],
    ['a refusal of Gemini', 'vertex', () => answers.vertex({ text: '', finish: 'refusal' }), 'the model refused'],
  ])('after %s (%s)', async (_what, vendor, answer, reason) => {
    const { make } = await minutesWithModel(answer, {}, vendor);
    const minutes = await make(body);
    expect(content(minutes)).toEqual(content(minutesOf(body)));
    expect(minutes.execution).toMatchObject({
      engine: 'rules',
      engineVersion: minutesOf(body).execution.engineVersion,
    });
    expect(minutes.sections).toMatchObject(Object.fromEntries(written.map((section) => [section, 'partial'])));
    expect(minutes.warnings).toEqual([
      `options.engine: the language model did not write ${written.join(', ')} (${reason}); the rules engine did`,
    ]);
    expect(JSON.stringify(minutes) + lines().join()).not.toContain('hunter2');
  });
});

describe('minutes are made all the same', () => {
  test('where the model says nothing, within the budget', async () => {
    const { make } = await minutesWithModel(() => 'never', { CREATE_MINUTES_BUDGET_MS: '3000' });
    const startedAt = performance.now();
    const minutes = await make(japanese);
    // What a managed gateway allows; a busy machine takes its time.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(content(minutes)).toEqual(content(minutesOf(japanese)));
    expect(minutes.warnings).toEqual([expect.stringContaining('(no answer in time)')]);
  });

  test('where the settings of the model are wrong', async () => {
    const minutes = await minutesService({ LLM_PROVIDER: 'anthropic', LLM_MODEL: 'm' })(english);
    expect(content(minutes)).toEqual(content(minutesOf(english)));
    expect(minutes).toMatchObject({
      execution: { engine: 'rules' },
      sections: { summary: 'partial' },
      warnings: [
        'options.engine: the language model did not write summary, topics, decisions, actionItems, openQuestions, objections (it cannot be used as it is configured; /test says why); the rules engine did',
      ],
    });
    expect(lines().join()).toContain('LLM_API_KEY: needed');
  });

  test('where nobody listens', async () => {
    const port = await getPort({ host: '127.0.0.1' });
    const environment = {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'm',
      LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    };
    const minutes = await minutesService(environment)(english);
    expect(content(minutes)).toEqual(content(minutesOf(english)));
    expect(minutes.warnings[0]).toContain('could not be reached (ECONNREFUSED)');
  });

  test('where the budget leaves the model no time', async () => {
    const { make, received } = await minutesWithModel(answering({}), { CREATE_MINUTES_BUDGET_MS: '1000' });
    const long = {
      transcript: Array.from({ length: 20_000 }, (_, i) => `A${i % 7}: We shall look at matter ${i}, and decide.`).join(
        '\n',
      ),
    };
    const minutes = await make(long);
    expect(minutes.warnings.join()).toMatch(/no time was left for it|no answer in time/);
    expect(minutes.execution.engine).toBe('rules');
    expect(received.length).toBeLessThan(100);
  });

  test('where one question of several has no answer: the model writes the rest', async () => {
    const evidence = [{ turn: 't3', quote: "I've got Tom from IT with me." }];
    const points = [{ text: 'Tom from IT was there.', evidence }];
    const lists = { summary: { summary: points, topics: [{ title: 'People', points }] } };
    const { make } = await minutesWithModel((received) =>
      partOf(received) === 'decisions' ? openAiError(500, 'x', 'server_error') : answering(lists)(received),
    );
    const minutes = await make(english);
    const { decisions, actionItems } = minutesOf(english);
    expect(minutes).toMatchObject({
      decisions,
      actionItems,
      summary: { oneLine: 'Tom from IT was there.' },
      openQuestions: [],
    });
    expect(minutes.execution.engine).toBe('llm');
    expect(minutes.sections).toMatchObject({
      summary: 'ok',
      decisions: 'partial',
      actionItems: 'partial',
      openQuestions: 'empty',
    });
    expect(minutes.warnings).toEqual([
      'options.engine: the language model did not write decisions, actionItems (the provider failed (500)); the rules engine did',
    ]);
  });

  test('where one part of a long meeting has no answer: half a list would look like a whole one', async () => {
    const { make } = await minutesWithModel(
      (received) =>
        received.body.includes('"t40\\"') || received.body.includes('[\\"t40\\"')
          ? openAiError(400, 'x', 'y')
          : answering({})(received),
      { LLM_CHUNK_TOKENS: '1000' },
    );
    expect(content(await make(english))).toEqual(content(minutesOf(english)));
  });
});

describe('an answer that cannot be used', () => {
  const evidence = [{ turn: 't3', quote: "I've got Tom from IT with me." }];
  const good = { decisions: { decisions: [{ text: 'Tom from IT joins.', evidence }], actionItems: [] } };

  test.each<[string, Reply, RegExp]>([
    ['is no JSON', openAi({ text: 'Sure!' }), /not one JSON object/],
    ['has another shape', openAi({ text: '{"decisions":[{"text":""}]}' }), /decisions\.0\.text: must have 1 to/],
    ['was cut off', openAi({ text: half, finish: 'length' }), /cut off.*half as many/],
  ])('because it %s is given back once to be put right', async (_what, wrong, told) => {
    const seen = new Set<string>();
    const { make, received } = await minutesWithModel((one) => {
      const part = partOf(one);
      if (part !== 'decisions' || seen.has(part)) return answering(good)(one);
      seen.add(part);
      return wrong;
    });
    const minutes = await make(english);
    expect(minutes.decisions).toMatchObject([{ text: 'Tom from IT joins.' }]);
    expect(minutes.sections.decisions).toBe('ok');
    expect(received).toHaveLength(4);
    const messages = messagesOf(received.filter((one) => partOf(one) === 'decisions')[1]);
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages.at(-1)?.content).toMatch(told);
  });

  test('is not asked for a third time', async () => {
    const { make, received } = await minutesWithModel(() => openAi({ text: 'Sure!' }));
    await make(english);
    expect(received).toHaveLength(6);
  });

  const written = JSON.stringify(good.decisions);
  test.each([
    ['in a fence, with talk around it', `Sure:\n\`\`\`json\n${written}\n\`\`\`\nAnything else?`],
    ['after thoughts', `<think>The shape is {"decisions": []}. {Hm}</think>\n\n${written}`],
    ['after thoughts whose beginning the server keeps', `The shape is {"decisions": []}.\n</think>\n${written}`],
  ])('is no such answer where it stands %s', async (_what, text) => {
    const { make, received } = await minutesWithModel((one) =>
      partOf(one) === 'decisions' ? openAi({ text }) : answering({})(one),
    );
    expect((await make(english)).decisions).toHaveLength(1);
    expect(received).toHaveLength(3);
  });

  test('is no such answer where it has numbers for turns, and nothing for null', async () => {
    const items = [
      { text: 'Bring Tom from IT.', evidence: [{ turn: 3, quote: "I've got Tom from IT with me." }] },
      { text: 'Bring Tom.', owner: '', due: '', evidence },
    ];
    const { make, received } = await minutesWithModel(answering({ decisions: { decisions: [], actionItems: items } }));
    expect((await make(english)).actionItems).toMatchObject([
      { description: 'Bring Tom from IT.', owner: null, due: null, evidence: [{ turnIds: ['t3'] }] },
      { description: 'Bring Tom.', owner: null, due: null },
    ]);
    expect(received).toHaveLength(3);
  });

  test.each<[string, Reply]>([
    ['overload', openAiError(503, 'The engine is currently overloaded, please try again later', 'server_error')],
    ['broken connection', { ...openAi({ text: JSON.stringify(nothing.summary) }), isCut: true }],
  ])('after a passing failure (%s) is asked for once more', async (_what, failure) => {
    const { make, received } = await minutesWithModel((one, nth) => (nth <= 3 ? failure : answering(good)(one)));
    const minutes = await make(english);
    expect([minutes.sections.decisions, minutes.decisions.length, received.length]).toEqual(['ok', 1, 6]);
  });

  const busy = (retryAfter: string): Reply => ({
    ...openAiError(429, 'Rate limit reached', 'requests', 'rate_limit_exceeded'),
    headers: { 'retry-after': retryAfter },
  });

  test('is asked for again when the provider says, and no sooner', async () => {
    const times: number[] = [];
    const { make, received } = await minutesWithModel((one, nth) => {
      times.push(performance.now());
      return nth <= 3 ? busy('0.7') : answering(good)(one);
    });
    expect((await make(english)).sections.decisions).toBe('ok');
    expect(received).toHaveLength(6);
    expect((times[3] ?? 0) - (times[2] ?? 0)).toBeGreaterThan(650);
  });

  test('is not waited for where the provider asks for more patience than there is', async () => {
    const { make, received } = await minutesWithModel(() => busy('20'), { CREATE_MINUTES_BUDGET_MS: '30000' });
    const minutes = await make(english);
    expect(minutes.warnings[0]).toContain('too many calls (429)');
    expect(received).toHaveLength(3);
  });
});

describe('structured output', () => {
  const formats = (received: readonly Received[]) =>
    received.map(({ json }) => (json as { response_format?: { type: string } }).response_format?.type);

  test('is asked for by a schema in which everything is required and nothing is bounded', async () => {
    const { make, received } = await minutesWithModel(answering({}));
    await make(english);
    const { json } = received[0] ?? {};
    const { response_format: format } = json as {
      response_format: { type: string; json_schema: { strict: boolean; schema: object } };
    };
    expect(format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } });
    const schema = JSON.stringify(format.json_schema.schema);
    expect(schema).not.toMatch(/maxItems|minLength|maxLength|pattern|"default"|\$schema/);
    for (const object of objectsIn(format.json_schema.schema)) {
      expect(object.additionalProperties).toBe(false);
      expect(object.required).toEqual(Object.keys(object.properties));
    }
  });

  const refused = (message: string) => openAiError(400, message, 'invalid_request_error');
  const noSchema = "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.";

  test.each<[string, (one: Received) => Reply | undefined, string | undefined]>([
    [
      'that knows no schema',
      ({ body }) => (body.includes('json_schema') ? refused(noSchema) : undefined),
      'json_object',
    ],
    [
      'that knows a schema alone, and not this one',
      ({ body }) =>
        body.includes('json_schema')
          ? refused("Invalid schema for response_format 'response'")
          : body.includes('json_object')
            ? refused("'response_format.type' must be 'json_schema' or 'text'")
            : undefined,
      undefined,
    ],
    [
      'that checks requests by a schema of its own',
      ({ body }) =>
        body.includes('json_schema')
          ? {
              status: 422,
              text: '{"detail":[{"loc":["body","response_format","type"],"msg":"Input should be \'text\'"}]}',
            }
          : undefined,
      'json_object',
    ],
  ])('is asked for less strictly of a server %s, and from then on at once', async (_what, refuse, format) => {
    const { make, received } = await minutesWithModel((one) => refuse(one) ?? answering(something)(one));
    expect((await make(english)).execution.engine).toBe('llm');
    const before = received.length;
    expect((await make(english)).execution.engine).toBe('llm');
    expect(formats(received.slice(before))).toEqual([format, format, format]);
  });

  test('is not asked for less strictly for ever because of one question that is refused whatever it asks for', async () => {
    let isRefused = true;
    const { make, received } = await minutesWithModel((one) =>
      isRefused ? refused('no response_format today') : answering(something)(one),
    );
    expect((await make(english)).execution.engine).toBe('rules');
    isRefused = false;
    const before = received.length;
    expect((await make(english)).execution.engine).toBe('llm');
    expect(formats(received.slice(before))).toEqual(['json_schema', 'json_schema', 'json_schema']);
  });
});

describe('a server', () => {
  const parameter = (one: Received, name: string) => (one.json as Record<string, unknown>)[name];
  test.each<[string, (one: Received) => string | undefined]>([
    [
      'whose window has no room for the whole limit of the answer is asked without a limit',
      (one) =>
        parameter(one, 'max_tokens') || parameter(one, 'max_completion_tokens')
          ? "'max_tokens' or 'max_completion_tokens' is too large: 8000. This model's maximum context length is 8192 tokens and your request has 5000 input tokens (8000 > 8192 - 5000)."
          : undefined,
    ],
    [
      'that counts both together, too',
      (one) =>
        parameter(one, 'max_tokens')
          ? "This model's maximum context length is 16384 tokens. However, you requested 19000 tokens (11000 in the messages, 8000 in the completion)."
          : undefined,
    ],
    [
      'whose model does not think is not told how much to think',
      (one) => (parameter(one, 'reasoning_effort') ? '"model-1" does not support thinking' : undefined),
    ],
    [
      'that knows no such measure of thinking, neither',
      (one) =>
        parameter(one, 'reasoning_effort')
          ? 'invalid reasoning value: \'minimal\' (must be "high", "medium", "low", or "none")'
          : undefined,
    ],
  ])('%s', async (_what, refusal) => {
    const { make } = await minutesWithModel(
      (one) => {
        const message = refusal(one);
        return message === undefined ? answering(something)(one) : openAiError(400, message, 'BadRequestError');
      },
      { LLM_REASONING: 'minimal' },
    );
    const minutes = await make(english);
    expect([minutes.execution.engine, minutes.warnings]).toEqual(['llm', []]);
  });
});

interface ObjectSchema {
  readonly additionalProperties: unknown;
  readonly required: unknown;
  readonly properties: object;
}

function objectsIn(schema: unknown): readonly ObjectSchema[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'type' in schema && schema.type === 'object' ? [schema as unknown as ObjectSchema] : [];
  return [...own, ...Object.values(schema).flatMap(objectsIn)];
}
