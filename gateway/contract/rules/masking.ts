/** Contact data as they are shown to who does not need them. */

/** `+21698123456` as `+216 98 *** *56`. What is no number of eight digits is hidden as a whole; empty stays empty. */
export function maskPhone(phone: string): string {
  if (phone === '') return '';
  const [, first, last] = /^\+216(\d{2})\d{4}(\d{2})$/.exec(phone) ?? [];
  return first === undefined || last === undefined ? '***' : `+216 ${first} *** *${last}`;
}

/** `amel@example.tn` as `a***@example.tn`. What is no address is hidden as a whole; empty stays empty. */
export function maskEmail(email: string): string {
  if (email === '') return '';
  const [, first, domain] = /^(.).*(@[^@]*)$/su.exec(email) ?? [];
  return first === undefined || domain === undefined ? '***' : `${first}***${domain}`;
}
