/** The configured address alone is called: a redirect would take transcript and key elsewhere. */
export const direct: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
