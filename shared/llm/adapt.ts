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
    // Of a window that has room for the question and not for the whole limit besides; without one they take what is left.
    refusal: /max(?:_completion)?_tokens\b.{0,60}(?:too large|less than|range)|context[ _](?:length|window|size)/i,
    change: ({ max_tokens: limit, max_completion_tokens: newer, ...rest }) =>
      limit === undefined && newer === undefined ? undefined : rest,
  },
  {
    refusal: /max_completion_tokens/,
    change: ({ max_tokens: limit, ...rest }) =>
      limit === undefined ? undefined : { ...rest, max_completion_tokens: limit },
  },
  {
    // Ollama names it by what it is.
    refusal: /reasoning_effort|reasoning value|support thinking/,
    change: ({ reasoning_effort: effort, ...rest }) => (effort === undefined ? undefined : rest),
  },
  {
    refusal: /response_format|json_schema/,
    change: ({ response_format: format, ...rest }) =>
      typeOf(format) === 'json_schema' ? { ...rest, response_format: { type: 'json_object' } } : undefined,
  },
  {
    refusal: /response_format|json_object/,
    change: ({ response_format: format, ...rest }) => (typeOf(format) === 'json_object' ? rest : undefined),
  },
];

/** Those that check a request by a schema of their own answer 422. */
const refusing: readonly number[] = [400, 422];

/**
 * Sends a request again without what the server has just refused to know, and from then on at once, where that helped. That is little
 * to ask of one call, and spares everybody settings that nobody knows the value of.
 */
export function adapting(send: typeof fetch): typeof fetch {
  const learnt = new Set<Adaptation>();
  return async (input, init) => {
    if (typeof init?.body !== 'string') return send(input, init);
    const tried: Adaptation[] = [];
    let body = [...learnt].reduce<Body>((known, { change }) => change(known) ?? known, JSON.parse(init.body));
    for (;;) {
      const response = await send(input, { ...init, body: JSON.stringify(body) });
      const refusal = refusing.includes(response.status) ? await response.clone().text() : '';
      const found = adaptationFor(refusal, body);
      if (!found) {
        if (response.ok) for (const adaptation of tried) learnt.add(adaptation);
        return response;
      }
      tried.push(found.adaptation);
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
