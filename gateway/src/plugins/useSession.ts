/**
 * Who asks, and the cookie that says so. The gateway alone sets and clears it: path /, SameSite=Strict, HttpOnly, its
 * Max-Age the token's remaining lifetime, Secure over https. A Bearer header is accepted as well, and wins.
 *
 * Scripts can't see that cookie, so a second one without a secret tells them that it is worth asking who is signed in: visitors
 * ask nothing, and pages stay the same for everybody. It outlives the token by a week: what is sent with it alone comes from
 * a browser whose session has expired.
 */
import type { Plugin } from 'graphql-yoga';
import type { SessionCookie } from '../schema/context.ts';

export const SESSION_COOKIE = 'token';
/** Says that there is, or lately was, a session; web/src/features/session/useSession.ts looks for it. */
const MARKER_COOKIE = 'signed-in';
const MARKER_OUTLIVES = 7 * 86_400;
/** Set by the HTTP front on every request, whatever the client sent. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';
export const CLIENT_SCHEME_HEADER = 'x-client-scheme';

export interface RequestCaller {
  client: string | undefined;
  token: string | undefined;
  cookie: SessionCookie;
}

/** Outlives sessions: says that somebody has signed in on this device before. Sent to the API's path alone. */
const DEVICE_COOKIE = 'device';
const DEVICE_SECONDS = 365 * 86_400;
const DEVICE = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;
const DEVICE_TOKEN = /^[\w-]{43}$/;

const COOKIE = /(?:^|;\s*)token=([^;]*)/;
const MARKER = /(?:^|;\s*)signed-in=1(?:;|$)/;
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const MOST_CHARACTERS = 1_000;

const answers = new WeakMap<Request, readonly string[]>();

/** Whether headers hold anything that could say who asks. */
export const hasCredentials = (headers: {
  authorization?: string | undefined;
  cookie?: string | undefined;
}): boolean =>
  headers.authorization !== undefined || (headers.cookie !== undefined && COOKIE.test(headers.cookie));

/** Who sends a request. What does not look like a token is not one, but is cleared all the same. */
export function callerOf(request: Request, now: () => number): RequestCaller {
  const { headers } = request;
  const bearer = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  const given = bearer ?? COOKIE.exec(headers.get('cookie') ?? '')?.[1];
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
    token: given === undefined || given === '' || given.length > MOST_CHARACTERS ? undefined : given,
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
      expire: bearer === undefined ? end : () => undefined,
    },
  };
}

/** Nobody in particular: pages that are rendered for everybody. */
export const NOBODY: RequestCaller = {
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

/** Puts the cookies into the answer of the request that changed it. */
export function useSession(): Plugin {
  return {
    onResponse({ request, response }) {
      for (const cookie of answers.get(request) ?? []) response.headers.append('set-cookie', cookie);
    },
  };
}
