import { ACCESS_REASONS } from '../../../../../gateway/contract/rules/access.ts';
import { Code, Text } from './format.tsx';
import { oneOf } from './oneOf.ts';

/** How personal data were read, in the person's language. */
export function AccessReason({ reason }: { readonly reason: string }) {
  const known = oneOf(ACCESS_REASONS, reason);
  return known === undefined ? <Code text={reason} /> : <Text of={`adminAudit:access.reason.${known}`} />;
}
