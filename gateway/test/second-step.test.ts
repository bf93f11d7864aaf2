/** Signing in to an account with a second step through the schema. */
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../origin/testing/people.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { Browser, LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

const STEP_MS = 30_000;

let shop: LiveShop;
let member: Member;
let secret: string;
let recoveryCodes: string[];
/** Code of the application, some time steps from now. */
const codeOf = (steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

beforeAll(async () => {
  shop = await openLiveShop();
  member = await signUp(shop, 'Support');
  const post = async <Body>(path: string, body?: object): Promise<Body> => {
    const response = await fetch(`${shop.restUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${member.token}`,
        'x-service-token': SERVICE_TOKEN,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as Body;
  };
  ({ secret } = await post<{ secret: string }>('/v1/admin/two-step'));
  ({ recoveryCodes } = await post<{ recoveryCodes: string[] }>('/v1/admin/two-step/confirm', {
    code: codeOf(-1),
  }));
});
afterAll(() => shop.close());

interface Payload {
  viewer: { email: string } | null;
  challenge: { token: string; expiresAt: string } | null;
  userErrors: { field: string[]; code: string }[];
}
const signIn = async (browser: Browser): Promise<Payload> => {
  const { data, errors } = await browser.ask(
    `mutation ($input: SessionCreateInput!) {
       sessionCreate(input: $input) { viewer { email } challenge { token expiresAt } userErrors { field code } } }`,
    { input: { identifier: member.email, password: TEST_PASSWORD } },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { sessionCreate: Payload }).sessionCreate;
};
const confirm = async (browser: Browser, challenge: string, code: string) => {
  const { data, errors } = await browser.ask(
    `mutation ($input: SessionConfirmInput!) {
       sessionConfirm(input: $input) { viewer { email } userErrors { field code } } }`,
    { input: { challenge, code } },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { sessionConfirm: Omit<Payload, 'challenge'> }).sessionConfirm;
};

it('gives a challenge for the right password, and a session for its code, once', async () => {
  const browser = shop.browser('41.9.0.1');
  const { viewer, challenge, userErrors } = await signIn(browser);
  expect([viewer, userErrors]).toEqual([null, []]);
  expect(browser.token).toBeUndefined();
  const { token = '' } = challenge ?? {};
  expect(await confirm(browser, token, '000000')).toEqual({
    viewer: null,
    userErrors: [{ field: ['code'], code: 'INVALID' }],
  });
  const code = codeOf();
  expect(await confirm(browser, token, code)).toEqual({ viewer: { email: member.email }, userErrors: [] });
  expect(browser.token).toBeDefined();
  const other = shop.browser('41.9.0.2');
  expect(await confirm(other, token, codeOf(1))).toEqual({
    viewer: null,
    userErrors: [{ field: ['challenge'], code: 'EXPIRED' }],
  });
  const again = await signIn(other);
  expect(await confirm(other, again.challenge?.token ?? '', code)).toMatchObject({
    userErrors: [{ field: ['code'], code: 'INVALID' }],
  });
  expect(other.token).toBeUndefined();
});

it('accepts a recovery code in place of it', async () => {
  const browser = shop.browser('41.9.0.3');
  const { challenge } = await signIn(browser);
  expect(await confirm(browser, challenge?.token ?? '', recoveryCodes[0] ?? '')).toMatchObject({
    viewer: { email: member.email },
  });
});
