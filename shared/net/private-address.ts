import ipaddr from 'ipaddr.js';

/** Whether an address leads anywhere but to the public internet: loopback, link-local (metadata servers), private, reserved, multicast. */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  // An IPv4 address inside an IPv6 one is judged as what it is.
  return ipaddr.process(address).range() !== 'unicast';
}
