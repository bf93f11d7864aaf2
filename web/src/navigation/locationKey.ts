/** The key of the location in the address bar, from `history.state`. It is on screen only after its page has been rendered. */
export function locationKey(state: unknown): string {
  const key: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'key') : undefined;
  return typeof key === 'string' ? key : 'first';
}
