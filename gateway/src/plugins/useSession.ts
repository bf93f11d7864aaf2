/**
 * The caller of a request, and the session cookie. Only the gateway sets and clears it: path /, SameSite=Strict, HttpOnly, its
 * Max-Age the token's remaining lifetime, Secure over https. A Bearer header is accepted as well, and has priority.
 *
 * Scripts cannot read that cookie, so a second one without a secret tells them whether to request the session: visitors
 * request nothing, and pages are the same for all. It outlives the token by a week: a request with this cookie alone comes from
 * a browser whose session has expired.
 */
import type { Plugin } from 'graphql-yoga';
import type { SessionCookie } from '../schema/context.ts';

export const SESSION_COOKIE = 'token';
/** Marks that there is, or recently was, a session; web/src/features/session/useSession.ts reads it. */
const MARKER_COOKIE = 'signed-in';
const MARKER_OUTLIVES = 7 * 86_400;
/** Set by the HTTP front on every request, whatever the client sent. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
export const CLIENT_SCHEME_HEADER = 'x-client-scheme';

export interface RequestCaller {
  client: string | undefined;
  token: string | undefined;
  /** Id of the third party's key that the request has. */
  apiKey?: string | undefined;
  cookie: SessionCookie;
}

/** Outlives sessions: marks that this device has had a session. Sent to the API's path only. */
const DEVICE_COOKIE = 'device';
const DEVICE_SECONDS = 365 * 86_400;
const DEVICE = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
const DEVICE_TOKEN = /^[\w-]{43}$/;

const COOKIE = /(?:^|;\s*)token=([^;]*)/;
const MARKER = /(?:^|;\s*)signed-in=1(?:;|$)/;
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const MOST_CHARACTERS = 1_000;

const answers = new WeakMap<Request, readonly string[]>();

/** Whether the headers contain credentials. */
export const hasCredentials = (headers: {
  authorization?: string | undefined;
  cookie?: string | undefined;
}): boolean =>
  headers.authorization !== undefined || (headers.cookie !== undefined && COOKIE.test(headers.cookie));

const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer (\S+)$/i.exec(header ?? '')?.[1];

/** The token of a request's session, unchecked; undefined: there is none. */
export function sessionTokenOf(headers: {
  authorization?: string | undefined;
  cookie?: string | undefined;
}): string | undefined {
  const given = bearerOf(headers.authorization) ?? COOKIE.exec(headers.cookie ?? '')?.[1];
  return given === undefined || given === '' || given.length > MOST_CHARACTERS ? undefined : given;
}

/** The caller of a request. A cookie without the form of a token is ignored and cleared. */
export function callerOf(request: Request, now: () => number): RequestCaller {
  const { headers } = request;
  const given = {
    authorization: headers.get('authorization') ?? undefined,
    cookie: headers.get('cookie') ?? undefined,
  };
  const isSecure = headers.get(CLIENT_SCHEME_HEADER) === 'https';
  const open = `SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const attributes = `Path=/; HttpOnly; ${open}`;
  const mark = (text: string, seconds: number) =>
    `${MARKER_COOKIE}=${text}; Max-Age=${seconds}; Path=/; ${open}`;
  const end = (): void => {
    answers.set(request, [`${SESSION_COOKIE}=; Max-Age=0; ${attributes}`, mark('', 0)]);
  };
  return {
    client: headers.get(CLIENT_ADDRESS_HEADER) ?? undefined,
    token: sessionTokenOf(given),
    cookie: {
      userAgent: headers.get('user-agent')?.slice(0, 400),
      isMarked: MARKER.test(headers.get('cookie') ?? ''),
      deviceToken: DEVICE.exec(headers.get('cookie') ?? '')?.[1],
      begin(token, expiresAt, deviceToken) {
        if (!TOKEN.test(token)) throw new Error('The session token cannot be a cookie');
        const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - now()) / 1_000));
        answers.set(request, [
          `${SESSION_COOKIE}=${token}; Max-Age=${seconds}; ${attributes}`,
          mark('1', seconds + MARKER_OUTLIVES),
          ...(deviceToken !== undefined && DEVICE_TOKEN.test(deviceToken)
            ? [`${DEVICE_COOKIE}=${deviceToken}; Max-Age=${DEVICE_SECONDS}; Path=/graphql; HttpOnly; ${open}`]
            : []),
        ]);
      },
      end,
      expire: bearerOf(given.authorization) === undefined ? end : () => undefined,
    },
  };
}

/** The caller of public pages: no session. */
export const VISITOR: RequestCaller = {
  client: undefined,
  token: undefined,
  cookie: {
    userAgent: undefined,
    isMarked: false,
    deviceToken: undefined,
    begin: () => undefined,
    end: () => undefined,
    expire: () => undefined,
  },
};

/** Adds changed cookies to the response. */
export function useSession(): Plugin {
  return {
    onResponse({ request, response }) {
      for (const cookie of answers.get(request) ?? []) response.headers.append('set-cookie', cookie);
    },
  };
}
