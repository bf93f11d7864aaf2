/** The gateway's own paths of the back-office over HTTP: uploads, imports, files, previews and event streams, by role. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminRole } from '../../contract/accounts.ts';
import { FILES_PATH } from '../../contract/rules/files.ts';
import { EXPORTS, IMPORT_PATH, jobFiles } from '../../contract/rules/jobs.ts';
import { UPLOAD_PATH } from '../../contract/rules/media.ts';
import { createFront } from '../../src/http/front.ts';
import type { Front } from '../../src/http/front.ts';
import { importAnswer } from '../../src/schema/admin-jobs/importAnswer.ts';
import { createMediaUpstream } from '../../src/upstream/media.ts';
import type { MediaUpstream } from '../../src/upstream/media.ts';
import { openLiveShop } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { signUp } from '../people.ts';
import type { Member } from '../people.ts';
import { HTTP_PATHS } from './rows.ts';

const ACTORS = ['visitor', 'shopper', ...AdminRole.options] as const;
type Actor = (typeof ACTORS)[number];
type Outcome = 'in' | 'sign in' | 'forbidden';

const HOME = 'query Home { homepage { slider1 { name } } }';

let shop: LiveShop & { ids: Record<string, string> };
let front: Front;
let media: MediaUpstream;
let address: string;
const people: Partial<Record<Actor, Member>> = {};

beforeAll(async () => {
  shop = await openLiveShop({ HOME });
  await shop.database.db.insertInto('homepages').values({ name: 'v0', content: '{}' }).execute();
  media = createMediaUpstream(shop.origin.app.listeningOrigin);
  front = createFront({ log: pino({ level: 'silent' }), bodyTimeout: 2_000 });
  front.open({
    gateway: shop.gateway,
    fetchPicture: () => Promise.reject(new Error('no pictures here')),
    upload: {
      send: (request) => media.upload(request),
      permission: (token, capability) => shop.gateway.uploadPermission(token, capability),
    },
    sendImport: async (request) => importAnswer(await media.upload(request)),
    streamFile: (...request) => media.video(...request),
  });
  address = await front.listen(0, '127.0.0.1');
  people.shopper = await signUp(shop);
  for (const role of AdminRole.options) people[role] = await signUp(shop, role);
});
afterAll(async () => {
  await front.close();
  await media.close();
  await shop.close();
});

const ask = (
  actor: Actor,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) => {
  const token = people[actor]?.token;
  return fetch(`${address}${path}`, {
    ...init,
    signal: AbortSignal.timeout(20_000),
    headers: { ...init.headers, ...(token === undefined ? {} : { cookie: `token=${token}` }) },
  });
};
async function outcomeOf(response: Response): Promise<Outcome> {
  await response.body?.cancel();
  return response.status === 401 ? 'sign in' : response.status === 403 ? 'forbidden' : 'in';
}
async function outcomes(of: (actor: Actor) => Promise<Outcome>): Promise<Partial<Record<Actor, Outcome>>> {
  const found: Partial<Record<Actor, Outcome>> = {};
  for (const actor of ACTORS) found[actor] = await of(actor);
  return found;
}
const expectedOf = (roles: readonly AdminRole[], visitor: Outcome = 'sign in') => ({
  visitor,
  shopper: 'forbidden',
  ...Object.fromEntries(AdminRole.options.map((role) => [role, roles.includes(role) ? 'in' : 'forbidden'])),
});

describe('paths of the back-office at the gateway', () => {
  it.each(HTTP_PATHS)('%s', async (name, roles) => {
    const [method = '', path = ''] = name.split(' ');
    const form = path.startsWith(IMPORT_PATH) ? 'text/csv' : 'multipart/form-data; boundary=x';
    const found = await outcomes(async (actor) =>
      outcomeOf(
        await ask(actor, path, {
          method,
          ...(method === 'POST' && {
            body: 'x',
            headers: { 'content-type': form, 'idempotency-key': crypto.randomUUID() },
          }),
        }),
      ),
    );
    expect(found).toEqual(expectedOf(roles));
  });

  it('are all in the rows', () => {
    const named = new Set(HTTP_PATHS.map(([name]) => name.replace(/\?.*/, '')));
    for (const name of EXPORTS) expect(named).toContain(`GET ${jobFiles.export(name)}`);
    expect(named).toContain(`GET ${jobFiles.report('1')}`);
    for (const path of [UPLOAD_PATH, IMPORT_PATH]) expect(named).toContain(`POST ${path}`);
  });

  // Who reads which private file depends on what it belongs to: origin/api/files/files.test.ts.
  it('private files that are nobody’s are hidden from all', async () => {
    for (const actor of ACTORS)
      expect([actor, (await ask(actor, `${FILES_PATH}/${'a'.repeat(32)}`)).status]).toEqual([
        actor,
        actor === 'visitor' ? 401 : 404,
      ]);
  });
});

describe('previews of the home page', () => {
  const TOKEN = '{ adminHomepage { draft { preview { token } } } }';
  /** The previewing parameters of an admin. */
  async function previewOf(role: AdminRole): Promise<string> {
    const { data } = await (people[role] as Member).ask(TOKEN);
    const { adminHomepage } = data as unknown as {
      adminHomepage: { draft: { preview: { token: string } } };
    };
    return `preview=${encodeURIComponent(adminHomepage.draft.preview.token)}`;
  }
  const look = async (actor: Actor, preview: string): Promise<Outcome> =>
    outcomeOf(
      await ask(actor, `/graphql?documentId=${shop.ids['HOME'] ?? ''}`, {
        headers: { 'x-preview': preview },
      }),
    );

  beforeAll(async () => {
    const { errors } = await (people.Owner as Member).ask(
      `mutation { homepageDraftBegin(input: { idempotencyKey: "http-access-draft" }) { userErrors { code } } }`,
    );
    expect(errors).toBeUndefined();
  });

  it('are for the session of an admin that was given the token', async () => {
    for (const role of AdminRole.options)
      expect([role, await look(role, await previewOf(role))]).toEqual([role, 'in']);
  });

  it('are closed to everybody else with the same token', async () => {
    const preview = await previewOf('Owner');
    expect(await outcomes((actor) => look(actor, preview))).toEqual(expectedOf(['Owner'], 'forbidden'));
  });
});

describe('event streams', () => {
  it.each(['adminFeed(topics: [BRANDS])', 'orderFeed', 'ticketFeed'])(
    '%s is open to all admins',
    async (name) => {
      const found = await outcomes(async (actor) => {
        const response = await ask(actor, '/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
          body: JSON.stringify({ query: `subscription { ${name} { __typename } }` }),
        });
        expect(response.status).toBe(200);
        const text = new TextDecoder();
        let read = '';
        for await (const chunk of response.body ?? []) {
          read += text.decode(chunk, { stream: true });
          if (read.includes('data: ') || read.split(':\n\n').length > 2) break;
        }
        expect(read).not.toContain('GRAPHQL_VALIDATION_FAILED');
        if (read.includes('"UNAUTHENTICATED"')) return 'sign in';
        return read.includes('"FORBIDDEN"') ? 'forbidden' : 'in';
      });
      expect(found).toEqual(expectedOf(AdminRole.options));
    },
  );
});
