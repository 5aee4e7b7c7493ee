const kept = 'api-key';

/** The key of this tab; undefined until one is given. */
export function apiKey(): string | undefined {
  return sessionStorage.getItem(kept) ?? undefined;
}

/** It is forgotten with the tab. */
export function keepKey(key: string): void {
  sessionStorage.setItem(kept, key);
}

/** Keeps the key that the link of `npm start` brings in its fragment, which no server sees, and takes it out of the address. */
export function takeKeyFromAddress(): void {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key === null) return;
  keepKey(key);
  history.replaceState(null, '', location.pathname);
}
