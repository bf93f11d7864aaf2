/** Account calls that need no session. */
import { Done, SignedIn, SignInAnswer } from '../../../contract/accounts.ts';
import type {
  EmailConfirmRequest,
  RecoverRequest,
  RegisterRequest,
  ResetRequest,
  SecondStepRequest,
  SignInRequest,
} from '../../../contract/accounts.ts';
import type { OpenByOrderRequest } from '../../../contract/orders.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { Caller } from '../base/scope.ts';

export interface AccountLoaders {
  register(request: RegisterRequest): Promise<SignedIn>;
  /** A challenge for an account with a second step. */
  signIn(request: SignInRequest): Promise<SignInAnswer>;
  /** Answers a challenge. */
  confirmSignIn(request: SecondStepRequest): Promise<SignedIn>;
  /** Sends a link; does not reveal whether there is such an account. */
  recover(request: RecoverRequest): Promise<Done>;
  /** Opens an account with an order's contact and sends a link; does not reveal whether there was one. */
  openByOrder(request: OpenByOrderRequest): Promise<Done>;
  resetPassword(request: ResetRequest): Promise<Done>;
  /** Confirms an account's new e-mail address by the secret in an e-mail's link. */
  confirmEmail(request: EmailConfirmRequest): Promise<Done>;
}

export function createAccountLoaders(rest: RestClient, { client }: Caller): AccountLoaders {
  const asDone = (json: unknown): Done => Done.parse(json);
  const asSignedIn = (json: unknown): SignedIn => SignedIn.parse(json);
  return {
    register: (request) => rest.send('/v1/auth/register', request, asSignedIn, { client }),
    signIn: (request) => rest.send('/v1/auth/login', request, (json) => SignInAnswer.parse(json), { client }),
    confirmSignIn: (request) => rest.send('/v1/auth/second-step', request, asSignedIn, { client }),
    recover: (request) => rest.send('/v1/auth/recover', request, asDone, { client }),
    openByOrder: (request) => rest.send('/v1/auth/open-by-order', request, asDone, { client }),
    confirmEmail: (request) => rest.send('/v1/auth/email/confirm', request, asDone, { client }),
    resetPassword: (request) => rest.send('/v1/auth/reset', request, asDone, { client }),
  };
}
