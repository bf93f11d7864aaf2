/** A value of an address when it is one of these; undefined: it is none, and narrows nothing. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  given: string | undefined,
): Value | undefined => values.find((value) => value === given);
