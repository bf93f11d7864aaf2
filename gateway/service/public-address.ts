/** Which addresses may be requested that a third party has chosen. */
import { BlockList, isIP } from 'node:net';

/** Networks that are not public (IANA's special-purpose registries): the computer itself, private and link-local ones, clouds' metadata. */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only global unicast is public, less the parts that lead to IPv4 addresses or are for examples. */
const GLOBAL_IPV6 = ['2000::', 3] as const;
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, prefix] of IPV4) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of IPV6) refused.addSubnet(network, prefix, 'ipv6');
const globalUnicast = new BlockList();
globalUnicast.addSubnet(...GLOBAL_IPV6, 'ipv6');

/** Whether an IP address is public. IPv4 addresses in the form of IPv6 are not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused.check(address, 'ipv4');
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** The host of a URL as an address: IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether a host is this computer, by its usual names. */
export const isLocalHost = (host: string): boolean => host === '127.0.0.1' || host === 'localhost';

/**
 * Whether a URL may be requested, as far as is known before its name is resolved: https to a name with a dot or a public address,
 * without credentials; http only to this computer, where that is allowed.
 */
export function isRequestable(url: URL, allowsLocal: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false;
  const host = hostOf(url);
  if (isLocalHost(host)) return allowsLocal;
  if (url.protocol !== 'https:') return false;
  return isIP(host) === 0 ? /[a-z0-9]\.[a-z][a-z0-9-]*\.?$/i.test(host) : isPublicAddress(host);
}
