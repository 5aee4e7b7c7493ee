/** One answer that a language model is asked for. */
export interface ModelRequest {
  readonly instructions: string;
  /** What was said so far; the last one is the user's. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  /** JSON Schema that the answer is to follow; undefined for plain text. Not every server enforces it. */
  readonly schema: Readonly<Record<string, unknown>> | undefined;
  readonly maxOutputTokens: number;
  /** Ends the call, and what it costs. */
  readonly signal: AbortSignal;
}

export interface ModelAnswer {
  readonly text: string;
  /** `length`: cut off at the limit of tokens. `blocked`: the model or its provider refused. */
  readonly finish: 'stop' | 'length' | 'blocked' | 'other';
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

export interface LanguageModel {
  /** `provider:model`, for the minutes and the log. */
  readonly name: string;
  /** One call, never repeated by itself. @throws LlmFailure, or what a fault of the program throws */
  readonly complete: (request: ModelRequest) => Promise<ModelAnswer>;
}
