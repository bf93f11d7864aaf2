/** Whether an address is acceptable as a payment page: over https, or on this machine. */
export function isPayPage(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(parsed.hostname))
  );
}
