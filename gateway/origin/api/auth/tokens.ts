/** Session tokens: a JWT whose payload is exactly `exp` and `accountNumber` (spec section 3), signed with one algorithm. */
import { errors, jwtVerify, SignJWT } from 'jose';
import { AccountNumber } from '../../../contract/accounts.ts';

const SESSION_ID = /^[\w-]{22}$/;
/** The only algorithm that is issued and accepted. */
const ALGORITHM = 'HS256';

export interface TokenContent {
  accountNumber: string;
  sessionId: string;
  expiresAt: Date;
}

export interface Tokens {
  make(content: TokenContent): Promise<string>;
  /** Payload of a valid token; its session may have been revoked. */
  read(token: string): Promise<TokenContent | 'expired' | 'invalid'>;
}

const MOST_CHARACTERS = 1_000;

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    make: ({ accountNumber, sessionId, expiresAt }) =>
      new SignJWT({ accountNumber })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', sid: sessionId })
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1_000))
        .sign(key),

    async read(token) {
      if (token.length > MOST_CHARACTERS) return 'invalid';
      try {
        const { payload, protectedHeader } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
        const accountNumber = AccountNumber.safeParse(payload['accountNumber']);
        const { sid: sessionId } = protectedHeader;
        if (!accountNumber.success || typeof sessionId !== 'string' || !SESSION_ID.test(sessionId))
          return 'invalid';
        if (payload.exp === undefined) return 'invalid';
        return {
          accountNumber: accountNumber.data,
          sessionId,
          expiresAt: new Date(payload.exp * 1_000),
        };
      } catch (error) {
        return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
      }
    },
  };
}
