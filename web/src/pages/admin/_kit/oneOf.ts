/** A value of an address when it is one of these; undefined: it is none, and narrows nothing. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  given: string | undefined,
): Value | undefined => values.find((value) => value === given);

/** Those values of an address, separated by commas, that are among these; null: none is, and they narrow nothing. */
export function severalOf<Value extends string>(
  values: readonly Value[],
  given: string | undefined,
): readonly Value[] | null {
  const found = values.filter((value) => given?.split(',').includes(value));
  return found.length === 0 ? null : found;
}

/** The values of an address, separated by commas; null: there is none. */
export const manyOf = (given: string | undefined): readonly string[] | null =>
  given === undefined || given === '' ? null : given.split(',');
