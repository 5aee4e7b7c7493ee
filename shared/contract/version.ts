/** The declared version of the API, in the contract's documents and in the self-test. */
export const apiVersion = '1.0.0';
