/** Versions of the home content through the schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGateway } from '../src/app.ts';
import { ENDPOINT, read, until } from './harness.ts';
import { openLiveShop, SERVICE_TOKEN } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let marketing: Member;
let reader: Member;
beforeAll(async () => {
  shop = await openLiveShop();
  await shop.database.db
    .insertInto('homepages')
    .values({
      name: 'v0',
      content: JSON.stringify({
        slider1: [{ name: 'Avant', names: { de: 'Vorher' }, imageUrl: '/media/avant-0', redirectUrl: null }],
      }),
    })
    .execute();
  marketing = await signUp(shop, 'Marketing');
  reader = await signUp(shop, 'ReadOnly');
});
afterAll(() => shop.close());

interface Version {
  id: string;
  number: number;
  version: number;
  state: string;
  content: { lists: { name: string; items: Record<string, unknown>[] }[] };
}
interface Payload {
  version: Version | null;
  current: Version | null;
  homepage: { published: Version; draft: Version | null } | null;
  userErrors: { field: string[]; code: string }[];
}
const VERSION = 'id number version state content { lists { name items { key title { fr tn } imageUrl } } }';
let keys = 0;
const run = async (mutation: string, input: object): Promise<Payload> => {
  const type = mutation.replace(/^h/, 'H');
  const { data, errors } = await marketing.ask(
    `mutation ($input: ${type}Input!) { ${mutation}(input: $input) {
       version { ${VERSION} } current { ${VERSION} } homepage { published { ${VERSION} } draft { ${VERSION} } }
       userErrors { field code } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as Record<string, Payload>)[mutation] as Payload;
};
const begin = async (): Promise<Version> =>
  (await run('homepageDraftBegin', { idempotencyKey: `home-key-${(keys += 1)}` })).version as Version;
const slide = (fr: string) => ({ key: 'one', title: { fr, tn: 'توّا' }, imageUrl: '/media/apres-0' });
const save = ({ id, version }: Version, fr: string, sections = ['BEST']): Promise<Payload> =>
  run('homepageDraftSave', {
    id,
    version,
    content: {
      lists: [{ name: 'SLIDES', items: [slide(fr)] }],
      layouts: [{ name: 'HOME', sections: sections.map((name) => ({ name, isVisible: true })) }],
    },
  });
const publish = ({ id, version }: Version): Promise<Payload> =>
  run('homepagePublish', { id, version, idempotencyKey: `home-key-${(keys += 1)}` });
const inShop = async (): Promise<unknown> => {
  const { data } = await shop
    .browser()
    .ask(
      '{ homepage { sections slider1 { name german: name(language: DE) tunisian: name(language: TN) } } }',
    );
  return (data as unknown as { homepage: unknown }).homepage;
};

describe('the home content', () => {
  it('is edited as a draft, and shown when it is published', async () => {
    expect(await inShop()).toEqual({
      sections: null,
      slider1: [{ name: 'Avant', german: 'Vorher', tunisian: 'Avant' }],
    });
    const { version: draft } = await save(await begin(), 'Après');
    expect(draft).toMatchObject({ number: 2, state: 'DRAFT' });
    const made = await publish(draft as Version);
    expect(made).toMatchObject({
      version: { state: 'PUBLISHED' },
      homepage: { published: { number: 2 }, draft: null },
      userErrors: [],
    });
    await until(async () => JSON.stringify(await inShop()).includes('Après'));
    expect(await inShop()).toMatchObject({
      sections: expect.arrayContaining(['STAGE', 'BEST']) as unknown,
      slider1: [{ name: 'Après', tunisian: 'توّا' }],
    });
  });

  it('notifies the second editor with what the first one saved', async () => {
    const draft = await begin();
    await save(draft, 'Un');
    const stale = await save(draft, 'Deux');
    expect(stale.userErrors[0]).toMatchObject({ code: 'STALE' });
    expect(stale.version).toBeNull();
    expect(stale.current?.content.lists[0]?.items).toMatchObject([{ title: { fr: 'Un' } }]);
  });

  it('names the fields of items that prevent its publication', async () => {
    const { data } = await reader.ask(`{ adminHomepage { draft { ${VERSION} } } }`);
    const { draft } = (data as unknown as { adminHomepage: { draft: Version } }).adminHomepage;
    const { version } = await save(draft, '');
    const refused = await publish(version as Version);
    expect(refused.userErrors).toEqual([{ field: ['SLIDES', '0', 'title'], code: 'REQUIRED' }]);
  });

  it('is read by all staff, with previews, and by nobody else', async () => {
    const query =
      '{ adminHomepage { versions { edges { node { number preview { token } } } total { value } } } }';
    const { data } = await reader.ask(query);
    expect(data).toMatchObject({
      adminHomepage: {
        versions: {
          edges: [
            { node: { number: 3, preview: { token: expect.stringContaining('.') as unknown } } },
            { node: { number: 2 } },
            { node: { number: 1 } },
          ],
          total: { value: 3 },
        },
      },
    });
    const visitor = await shop.browser().ask(query);
    expect(visitor.errors).toBeDefined();
  });

  it('has texts of the banner and of the promotion’s picture, each language for itself', async () => {
    const { data } = await reader.ask('{ adminHomepage { draft { id version } } }');
    const { id, version } = (data as unknown as { adminHomepage: { draft: Version } }).adminHomepage.draft;
    const picture = (title: object | null) => ({ key: 'one', title, imageUrl: '/media/apres-0' });
    const { version: draft } = await run('homepageDraftSave', {
      id,
      version,
      content: {
        lists: [
          { name: 'SLIDES', items: [slide('Après')] },
          { name: 'BANNER', items: [picture({ fr: 'Un camion', de: 'Ein Lastwagen' })] },
          { name: 'PROMOTION', items: [picture({ fr: '', tn: 'عرض' })] },
        ],
        layouts: [],
      },
    });
    expect(draft?.content.lists).toEqual(
      expect.arrayContaining([
        { name: 'PROMOTION', items: [expect.objectContaining({ title: { fr: '', tn: 'عرض' } })] },
      ]),
    );
    await run('homepagePublish', {
      id,
      version: draft?.version,
      idempotencyKey: `home-key-${(keys += 1)}`,
    });
    const texts = 'french: alt german: alt(language: DE) tunisian: alt(language: TN)';
    const shown = async () =>
      (await shop.browser().ask(`{ homepage { banner { ${texts} } promoImage { ${texts} } } }`)).data;
    await expect.poll(shown).toEqual({
      homepage: {
        banner: { french: 'Un camion', german: 'Ein Lastwagen', tunisian: null },
        promoImage: { french: null, german: null, tunisian: 'عرض' },
      },
    });
  });

  it('changes as a whole on two gateways, and never back', async () => {
    const other = createGateway({
      restUrl: shop.restUrl,
      serviceToken: SERVICE_TOKEN,
      documents: 'open',
    });
    await until(() => other.ready());
    /** Numbers of versions in the order in which each gateway showed them. */
    const shown: [number[], number[]] = [[], []];
    const mixed: number[] = [];
    const watching = new AbortController();
    const watch = async (gateway: typeof other, numbers: number[]): Promise<void> => {
      while (!watching.signal.aborted) {
        const { data, errors } = await read(
          await gateway.yoga.fetch(ENDPOINT, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query: '{ homepage { sections(layout: HOME) slider1 { name } } }' }),
          }),
        );
        expect(errors).toBeUndefined();
        const { sections, slider1 } = (
          data as unknown as { homepage: { sections: string[]; slider1: { name: string }[] } }
        ).homepage;
        const number = Number(/^Version (\d+)$/.exec(slider1[0]?.name ?? '')?.[1] ?? 0);
        // The order of the sections is that of the same version as the slide.
        if (number > 0 && sections.indexOf('BEST') < sections.indexOf('SELLERS') !== (number % 2 === 1))
          mixed.push(number);
        if (numbers.at(-1) !== number) numbers.push(number);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const watched = Promise.all([watch(shop.gateway, shown[0]), watch(other, shown[1])]);
    try {
      for (const number of [1, 2, 3, 4]) {
        const order = number % 2 === 1 ? ['BEST', 'SELLERS'] : ['SELLERS', 'BEST'];
        const { version } = await save(await begin(), `Version ${number}`, order);
        await publish(version as Version);
        await until(() => shown.every((numbers) => numbers.at(-1) === number));
      }
    } finally {
      watching.abort();
      await watched;
      await other.close();
    }
    expect(mixed).toEqual([]);
    for (const numbers of shown) expect(numbers).toEqual([0, 1, 2, 3, 4]);
  });
});
