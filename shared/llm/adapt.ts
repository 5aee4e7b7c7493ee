type Body = Readonly<Record<string, unknown>>;

interface Adaptation {
  /** What a refusal of the request as it is says; the field must be named. */
  readonly refusal: RegExp;
  /** The body that such a server takes; undefined where there is nothing to change. */
  readonly change: (body: Body) => Body | undefined;
}

/** In what servers of Chat Completions differ. Of structured output the strictest is asked for first. */
const adaptations: readonly Adaptation[] = [
  {
    refusal: /max_completion_tokens/,
    change: ({ max_tokens: limit, ...rest }) =>
      limit === undefined ? undefined : { ...rest, max_completion_tokens: limit },
  },
  {
    refusal: /reasoning_effort/,
    change: ({ reasoning_effort: effort, ...rest }) => (effort === undefined ? undefined : rest),
  },
  {
    refusal: /response_format|json_schema/,
    change: ({ response_format: format, ...rest }) => {
      if (format === undefined) return undefined;
      return typeOf(format) === 'json_schema' ? { ...rest, response_format: { type: 'json_object' } } : rest;
    },
  },
];

/**
 * Sends a request again without what the server has just refused to know, and from then on at once. That is little to ask of one
 * call, and spares everybody settings that nobody knows the value of.
 */
export function adapting(send: typeof fetch): typeof fetch {
  const learnt: Adaptation[] = [];
  return async (input, init) => {
    if (typeof init?.body !== 'string') return send(input, init);
    let body: Body = learnt.reduce<Body>((known, { change }) => change(known) ?? known, JSON.parse(init.body));
    for (;;) {
      const response = await send(input, { ...init, body: JSON.stringify(body) });
      const found = response.status === 400 ? adaptationFor(await response.clone().text(), body) : undefined;
      if (!found) return response;
      learnt.push(found.adaptation);
      body = found.body;
    }
  };
}

function adaptationFor(refusal: string, body: Body): { adaptation: Adaptation; body: Body } | undefined {
  for (const adaptation of adaptations) {
    const changed = adaptation.refusal.test(refusal) ? adaptation.change(body) : undefined;
    if (changed) return { adaptation, body: changed };
  }
  return undefined;
}

function typeOf(format: unknown): unknown {
  return typeof format === 'object' && format !== null && 'type' in format ? format.type : undefined;
}
