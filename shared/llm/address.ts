import { isPrivateAddress } from '#shared/net/private-address.ts';

/** Whether nobody may listen on the way: https, or plain http to this machine or within a private network. A user in it would keep `fetch` from asking. */
export function isClosedAddress(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  const { protocol, hostname } = url;
  return protocol === 'https:' || (protocol === 'http:' && isInside(hostname));
}

/** An address of a private network, a name without a dot (of a container beside this one), or one that no public server has. */
function isInside(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (/^[\d.]+$|:/.test(host)) return isPrivateAddress(host);
  return !host.includes('.') || /\.(?:internal|local|localhost)$/.test(host);
}
