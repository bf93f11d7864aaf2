const ENDPOINT = '/graphql';

/** Variables with sorted keys, so that the same read has the same address wherever it was written. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Where a trusted document's answer is read. */
export function readAddress(documentId: string, variables: unknown): string {
  return `${ENDPOINT}?${new URLSearchParams({ documentId, variables: canonicalJson(variables) })}`;
}
