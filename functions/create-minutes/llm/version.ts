/** Changes with every change of what the model is asked and of what becomes of its answer. */
export const llmVersion = 'llm-3';
