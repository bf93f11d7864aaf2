/** Routes of accounts and their sessions. */
import { z } from 'zod';
import {
  AccountDeleteRequest,
  AccountExport,
  AccountNumber,
  AccountSessions,
  Done,
  EmailConfirmRequest,
  PasswordRequest,
  ProfileRequest,
  RecoverRequest,
  RegisterRequest,
  ResetRequest,
  SecondStepRequest,
  SessionRevokeRequest,
  SignedIn,
  SignInAnswer,
  SignInRequest,
  SignOutRequest,
  User,
  UsersPage,
  UsersQuery,
} from '../../../contract/accounts.ts';
import { OpenByOrderRequest } from '../../../contract/orders.ts';
import { clientNetwork } from '../../../contract/client-network.ts';
import { RECENT_PASSWORD_MINUTES } from '../../../contract/rules/sessions.ts';
import { openedUser } from '../access/subjects.ts';
import { notFound } from '../../base/errors.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { DONE, route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { removeDevices } from './devices.ts';
import { confirmEmail } from './email-change.ts';
import { deleteAccount, exportAccount } from './personal-data.ts';
import { listUsers, userFor } from './list.ts';
import { openByOrder } from './open-by-order.ts';
import { checkPassword, updateProfile } from './profile.ts';
import { requestRecovery, resetPassword } from './recover.ts';
import { register, registrationProblems } from './register.ts';
import { answerChallenge } from './second-step.ts';
import { beginSession, endSessions, listSessions, notePassword, signIn } from './sessions.ts';
import { findUser, readUser } from './users.ts';

const NoQuery = z.strictObject({});

export const accountRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/auth/register',
    summary: 'Registers an account and creates its first session.',
    body: RegisterRequest,
    response: SignedIn,
    clientLimit: 'registration by client',
    furtherProblems: registrationProblems,
    handle: async (context, { body, client }): Promise<SignedIn> => {
      const user = await register(context, body, clientNetwork(client()));
      if (body.newsletter)
        await subscribe(context.db, context.mailer, {
          email: body.email,
          language: body.language,
          source: 'account',
        });
      context.mailer.wake();
      return beginSession(context, user, { userAgent: body.userAgent, deviceToken: body.deviceToken });
    },
  }),
  route({
    method: 'POST',
    path: '/v1/auth/login',
    summary:
      'Creates a session, by phone or e-mail address; an account with a second step is given a challenge instead. Five failures lock the name for 15 minutes, for the client network (or known device) of the failures.',
    body: SignInRequest,
    response: SignInAnswer,
    clientLimit: 'sign-in by client',
    errors: ['RATE_LIMITED'],
    handle: async (context, { body, client }): Promise<SignInAnswer> => {
      return signIn(context, body, clientNetwork(client()));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/auth/second-step',
    summary:
      'Creates a session by the challenge of a sign-in and a code of the authenticator application, or a recovery code; each is accepted once. Five failures lock the second step of the account for 15 minutes, as those of passwords do.',
    body: SecondStepRequest,
    response: SignedIn,
    clientLimit: 'sign-in by client',
    errors: ['RATE_LIMITED'],
    handle: async (context, { body, client }): Promise<SignedIn> => {
      const session = await answerChallenge(context, body, clientNetwork(client()));
      context.mailer.wake();
      return session;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/auth/password',
    summary: `Enters the password again: dangerous actions need one entered within ${RECENT_PASSWORD_MINUTES} minutes.`,
    body: PasswordRequest,
    response: Done,
    errors: ['UNAUTHENTICATED', 'RATE_LIMITED'],
    handle: async (context, { body, viewer }): Promise<Done> => {
      const { accountNumber, sessionId } = signedIn(viewer);
      await checkPassword(context, await findUser(context.db, accountNumber), body.password);
      await notePassword(context.db, sessionId);
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/auth/logout',
    summary: 'Revokes the caller’s session, or all of its account.',
    body: SignOutRequest,
    response: Done,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { body, viewer }): Promise<Done> => {
      const { id, sessionId } = signedIn(viewer);
      await endSessions(db, id, body.everywhere ? 'all' : { only: sessionId });
      if (body.everywhere) await removeDevices(db, id);
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/auth/recover',
    summary:
      'Sends a link for a new password when the account exists. The response does not reveal whether it does.',
    body: RecoverRequest,
    response: Done,
    clientLimit: 'recovery by client',
    errors: ['RATE_LIMITED'],
    handle: async (context, { body, client }): Promise<Done> => {
      await requestRecovery(context, body, clientNetwork(client()));
      context.mailer.wake();
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/auth/open-by-order',
    summary:
      'Opens an account with the contact of a visitor’s order, by its secret link, and sends a link to set the password; where there is an account already, how to sign in. The response does not reveal which.',
    body: OpenByOrderRequest,
    response: Done,
    clientLimit: 'registration by client',
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    handle: async (context, { body }): Promise<Done> => {
      await openByOrder(context, body.token);
      context.mailer.wake();
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/auth/reset',
    summary:
      'Sets a new password by the link of a message: once, within 30 minutes. All sessions are revoked.',
    body: ResetRequest,
    response: Done,
    clientLimit: 'links by client',
    errors: ['RATE_LIMITED'],
    handle: async (context, { body, client }): Promise<Done> => {
      await resetPassword(context, body.token, body.password, clientNetwork(client()));
      context.mailer.wake();
      return DONE;
    },
  }),
  route({
    method: 'POST',
    path: '/v1/auth/email/confirm',
    summary:
      'Confirms the new e-mail address of an account, by the link that was sent to it. Works once, for 24 hours.',
    body: EmailConfirmRequest,
    response: Done,
    clientLimit: 'links by client',
    errors: ['CONFLICT'],
    handle: async (context, { body }): Promise<Done> => {
      await confirmEmail(context, body.token);
      return DONE;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/users/:accountNumber',
    summary:
      'An account, for its owner and for admins; for others it does not exist. Contact data are masked for admins whose role does not need them.',
    params: z.strictObject({ accountNumber: AccountNumber }),
    query: NoQuery,
    response: User,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    reads: ({ response, viewer }) => openedUser(viewer, response.accountNumber),
    handle: async ({ db }, { params, viewer }): Promise<User> =>
      userFor(signedIn(viewer), await readUser(db, await findUser(db, params.accountNumber))),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/users',
    summary:
      'All accounts, by default the latest first. Contact data are masked for admins whose role does not need them.',
    query: UsersQuery,
    response: UsersPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query, viewer }): Promise<UsersPage> => listUsers(db, query, signedIn(viewer)),
  }),
  route({
    method: 'GET',
    path: '/v1/user/profile',
    summary: 'The caller’s account.',
    query: NoQuery,
    response: User,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { viewer }): Promise<User> =>
      readUser(db, await findUser(db, signedIn(viewer).accountNumber)),
  }),
  route({
    method: 'POST',
    path: '/v1/user/profile',
    summary: 'Changes the caller’s account. E-mail address, phone and password require the current password.',
    body: ProfileRequest,
    response: User,
    errors: ['UNAUTHENTICATED', 'CONFLICT', 'RATE_LIMITED'],
    handle: async (context, { body, viewer }): Promise<User> => {
      const user = await updateProfile(context, signedIn(viewer), body);
      context.mailer.wake();
      return readUser(context.db, user);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/sessions',
    summary: 'The valid sessions of the account, the latest first.',
    query: NoQuery,
    response: AccountSessions,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { viewer }): Promise<AccountSessions> => ({
      sessions: await listSessions(db, signedIn(viewer)),
    }),
  }),
  route({
    method: 'POST',
    path: '/v1/user/sessions/revoke',
    summary: 'Revokes one session of the account.',
    body: SessionRevokeRequest,
    response: Done,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
    handle: async ({ db }, { body, viewer }): Promise<Done> => {
      if ((await endSessions(db, signedIn(viewer).id, { only: body.id })) === 0) throw notFound('Session');
      return DONE;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/user/export',
    summary: 'All data stored about the account.',
    query: NoQuery,
    response: AccountExport,
    errors: ['UNAUTHENTICATED'],
    handle: async ({ db }, { viewer }): Promise<AccountExport> =>
      exportAccount(db, await findUser(db, signedIn(viewer).accountNumber)),
  }),
  route({
    method: 'POST',
    path: '/v1/user/delete',
    summary: 'Deletes the account; records that have to be retained are anonymised.',
    body: AccountDeleteRequest,
    response: Done,
    errors: ['UNAUTHENTICATED', 'CONFLICT', 'RATE_LIMITED'],
    handle: async (context, { body, viewer }): Promise<Done> => {
      await deleteAccount(context, await findUser(context.db, signedIn(viewer).accountNumber), body.password);
      context.mailer.wake();
      return DONE;
    },
  }),
];
