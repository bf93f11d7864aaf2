/** Text pages of the back-office through the schema. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXT_SLUGS } from '../contract/pages.ts';
import { LANGUAGES } from '../contract/rules/languages.ts';
import { toGlobalId } from '../src/schema/base/ids.ts';
import { until } from './harness.ts';
import { openLiveShop } from './live-shop.ts';
import type { LiveShop } from './live-shop.ts';
import { signUp } from './people.ts';
import type { Member } from './people.ts';

let shop: LiveShop;
let editor: Member;
let reader: Member;
beforeAll(async () => {
  shop = await openLiveShop();
  editor = await signUp(shop, 'Marketing');
  reader = await signUp(shop, 'ReadOnly');
});
afterAll(() => shop.close());

const id = (slug: string, language = 'fr') => toGlobalId('AdminTextPage', `${slug}.${language}`);
const PAGE = `query ($slug: String!, $language: Language!) { adminTextPage(slug: $slug, language: $language) {
  id version slug language title summary body edited isOutdated original { title body }
  versions(first: 2) { nodes { id number title body author { accountNumber } } pageInfo { hasNextPage } totalCount } } }`;
interface Page {
  version: number;
  title: string;
  summary: string;
  body: string;
  edited: boolean;
  versions: { nodes: { id: string; number: number; title: string; body: string }[] };
}
const read = async (slug: string, language = 'fr'): Promise<Page> => {
  const { data, errors } = await reader.ask(PAGE, { slug, language: language.toUpperCase() });
  expect(errors).toBeUndefined();
  return data?.['adminTextPage'] as unknown as Page;
};
interface Payload {
  page: Page | null;
  current: Page | null;
  change: { reference: string } | null;
  userErrors: { field: string[]; code: string }[];
}
async function run(verb: 'Update' | 'Restore' | 'Reset', input: object, who = editor): Promise<Payload> {
  const { data, errors } = await who.ask(
    `mutation ($input: AdminTextPage${verb}Input!) { adminTextPage${verb}(input: $input) {
       page { version title body edited } current { version title } change { reference } userErrors { field code } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[`adminTextPage${verb}`] as unknown as Payload;
}

describe('text pages', () => {
  it('are listed in all languages', async () => {
    const { data } = await reader.ask('{ adminTextPages { slug language edited isOutdated } }');
    const pages = data?.['adminTextPages'] as unknown as { slug: string; language: string }[];
    expect(pages).toHaveLength(TEXT_SLUGS.length * LANGUAGES.length);
    expect(pages).toContainEqual({ slug: 'faq', language: 'TN', edited: false, isOutdated: false });
  });

  it('are changed in the shop within seconds, restored and reset', async () => {
    const before = await read('about');
    const first = await run('Update', {
      id: id('about'),
      version: before.version,
      changes: { title: 'Neuf', body: '## Neuf' },
    });
    expect(first).toMatchObject({ page: { title: 'Neuf', edited: true }, userErrors: [] });
    const SHOWN = '{ textPage(slug: "about") { title blocks { ... on TextHeading { text } } } }';
    const visitor = shop.browser();
    await until(
      async () =>
        ((await visitor.ask(SHOWN)).data?.['textPage'] as { title?: string } | null | undefined)?.title ===
        'Neuf',
    );
    const stale = await run('Update', {
      id: id('about'),
      version: before.version,
      changes: { title: 'Autre' },
    });
    expect(stale).toMatchObject({ page: null, current: { title: 'Neuf' } });
    expect(stale.userErrors.map(({ code }) => code)).toContain('STALE');
    expect(stale.userErrors.flatMap(({ field }) => field)).not.toContain('edited');
    const { versions } = await read('about');
    expect(versions).toMatchObject({ totalCount: 2, nodes: [{ title: 'Neuf', body: '## Neuf' }, {}] });
    const { data: node } = await reader.ask(
      'query ($id: ID!) { node(id: $id) { ... on AdminTextVersion { body } } }',
      {
        id: versions.nodes[1]?.id,
      },
    );
    expect(node?.['node']).toEqual({ body: before.body });
    const restored = await run('Restore', {
      id: id('about'),
      version: before.version + 1,
      number: before.version,
    });
    expect(restored.page).toMatchObject({ title: before.title, body: before.body, edited: false });
    await run('Update', { id: id('about'), version: before.version + 2, changes: { summary: 'S' } });
    const reset = await run('Reset', { id: id('about'), version: before.version + 3 });
    expect(reset.page).toMatchObject({ edited: false, title: before.title });
    expect(await read('about')).toMatchObject({ summary: before.summary });
  });

  it('name wrong fields, and what cannot be cleared', async () => {
    const { version } = await read('rules');
    const long = { title: 'x'.repeat(121) };
    expect((await run('Update', { id: id('rules'), version, changes: long })).userErrors).toEqual([
      { field: ['title'], code: 'TOO_LONG' },
    ]);
    const { errors } = await editor.ask(
      'mutation ($input: AdminTextPageUpdateInput!) { adminTextPageUpdate(input: $input) { userErrors { code } } }',
      { input: { id: id('rules'), version, changes: { body: null } } },
    );
    expect(errors?.[0]?.message).toContain('input.changes.body');
  });

  it('are previewed by the parser of the shop, with what it drops', async () => {
    const { data } = await reader.ask(
      `query ($markdown: String!) { textPagePreview(markdown: $markdown) {
         blocks { __typename } dropped { kind line } } }`,
      { markdown: '## A\n\n### B ?\n\nC *d*' },
    );
    expect(data?.['textPagePreview']).toEqual({
      blocks: [{ __typename: 'TextHeading' }, { __typename: 'TextQuestion' }],
      dropped: [{ kind: 'EMPHASIS', line: 5 }],
    });
    const { errors } = await reader.ask(
      'query ($markdown: String!) { textPagePreview(markdown: $markdown) { blocks { __typename } } }',
      { markdown: 'x'.repeat(60_001) },
    );
    expect(errors?.[0]?.message).toContain('markdown');
  });
});
