/**
 * A client's address as a key for limits. An IPv6 subscriber is assigned a whole /64 and may use any address in it, so that is the
 * smallest unit; an IPv4 address counts alone, or by its /24 where a network is meant.
 */

/** Key of everything that is not an IP address: such clients count as one. */
export const UNKNOWN_CLIENT = 'unknown';

/** The longest notation of an address: IPv6 with an embedded IPv4 address, brackets, zone and port. */
const LONGEST_ADDRESS = 80;

/**
 * Returns the key of a client for limits: an IPv4 address whole, an IPv6 address as its /64. IPv4-mapped IPv6 counts as IPv4. Brackets,
 * ports, zones and prefix lengths are ignored; keys are accepted as addresses and map to themselves.
 * @returns such as `203.0.113.7` or `2001:db8:0:1::/64`; UNKNOWN_CLIENT when the text is not an IP address
 */
export function clientKey(address: string | undefined): string {
  const ip = parseAddress(address);
  if (ip === undefined) return UNKNOWN_CLIENT;
  return ip.length === 4 ? ip.join('.') : prefix64(ip);
}

/**
 * Returns the network of a client, for records of where an account is used: IPv4 /24, IPv6 /64.
 * @returns such as `203.0.113.0/24` or `2001:db8:0:1::/64`; UNKNOWN_CLIENT when the text is not an IP address
 */
export function clientNetwork(address: string | undefined): string {
  const ip = parseAddress(address);
  if (ip === undefined) return UNKNOWN_CLIENT;
  return ip.length === 4 ? `${ip.slice(0, 3).join('.')}.0/24` : prefix64(ip);
}

const prefix64 = (groups: readonly number[]): string =>
  `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;

/** Four bytes for IPv4, eight groups of 16 bits for IPv6. */
function parseAddress(text: string | undefined): readonly number[] | undefined {
  if (text === undefined || text.length > LONGEST_ADDRESS) return undefined;
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text.trim());
  const bare = (bracketed?.[1] ?? text.trim()).replace(/\/\d{1,3}$/, '').replace(/%.*$/, '');
  const v4 = parseIPv4(bare.replace(/^([\d.]+):\d{1,5}$/, '$1'));
  if (v4) return v4;
  const groups = parseIPv6(bare);
  if (groups === undefined) return undefined;
  const [a, b, c, d, e, f, high = 0, low = 0] = groups;
  const isMapped = a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff;
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff] : groups;
}

function parseIPv4(text: string): readonly number[] | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  return parts?.every((part) => part <= 255) ? parts : undefined;
}

function parseIPv6(text: string): readonly number[] | undefined {
  const [head = '', tail, ...more] = text.split('::');
  if (more.length > 0 || !text.includes(':')) return undefined;
  const first = parseGroups(head);
  const last = tail === undefined ? [] : parseGroups(tail);
  if (first === undefined || last === undefined) return undefined;
  const missing = 8 - first.length - last.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  return [...first, ...Array<number>(missing).fill(0), ...last];
}

/** Groups of 16 bits between colons; the last may be an IPv4 address, which counts as two. */
function parseGroups(text: string): number[] | undefined {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const v4 = index === parts.length - 1 ? parseIPv4(part) : undefined;
    if (v4) {
      const [a = 0, b = 0, c = 0, d = 0] = v4;
      groups.push((a << 8) | b, (c << 8) | d);
    } else if (/^[\da-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return groups;
}
