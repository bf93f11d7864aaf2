/** Contact data for people who do not need them in full. */

/** `+21698123456` as `+216 98 *** *56`. Anything but a number of eight digits is masked completely; empty stays empty. */
export function maskPhone(phone: string): string {
  if (phone === '') return '';
  const [, first, last] = /^\+216(\d{2})\d{4}(\d{2})$/.exec(phone) ?? [];
  return first === undefined || last === undefined ? '***' : `+216 ${first} *** *${last}`;
}

/** `amel@example.tn` as `a***@example.tn`. Anything but an address is masked completely; empty stays empty. */
export function maskEmail(email: string): string {
  if (email === '') return '';
  const [, first, domain] = /^(.).*(@[^@]*)$/su.exec(email) ?? [];
  return first === undefined || domain === undefined ? '***' : `${first}***${domain}`;
}
