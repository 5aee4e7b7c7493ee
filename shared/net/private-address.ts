import ipaddr from 'ipaddr.js';

/** Whether an address leads anywhere but to the public internet: loopback, link-local (metadata servers), private, reserved, multicast. */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  // An IPv4 address inside an IPv6 one is judged as what it is.
  const parsed = ipaddr.process(address);
  return parsed.range() !== 'unicast' || (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast, globalBits));
}

/** The only part of IPv6 whose addresses are given out (RFC 4291, IANA): beside it are old forms of IPv4 ones, such as ::7f00:1. */
const globalUnicast = ipaddr.IPv6.parse('2000::');
const globalBits = 3;
