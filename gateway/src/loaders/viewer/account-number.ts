/** The account number in a session token. */
import { AccountNumber } from '../../../contract/accounts.ts';
import { errorAnswer } from '../../upstream/errors.ts';

/**
 * The number that the token claims, which the REST API verifies. Calls of the specification name it (section 7.1).
 * @throws UpstreamError as the REST API's response to a request without a valid token
 */
export function accountNumberIn(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return AccountNumber.parse((payload as { accountNumber?: unknown }).accountNumber);
  } catch {
    throw errorAnswer(401, { error: { code: 'UNAUTHENTICATED', message: 'The token is not valid' } });
  }
}
