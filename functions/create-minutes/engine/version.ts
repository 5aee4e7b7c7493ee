/** Changes with every change of what the engine writes. */
export const engineVersion = 'rules-56';
