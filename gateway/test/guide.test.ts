/** The API guide: its links, and its examples in GraphiQL. `npm run test:guide` runs the examples themselves. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parse } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocksOf, guidePages, isOperation } from '../scripts/guide.ts';
import { PLAYGROUND } from '../src/schema/generated/playground.ts';
import { ask, ENDPOINT, startTestBed } from './harness.ts';
import type { TestBed } from './harness.ts';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());

const root = resolve(import.meta.dirname, '../..');
const documents = globSync('{*.md,gateway/docs/**/*.md}', { cwd: root });

const withoutCode = (markdown: string): string => markdown.replaceAll(/^```.*?^```$/gms, '');

/** The anchors that a viewer gives the headings of a document. */
const anchorsOf = (file: string): string[] =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('has no broken links, nor has another document', () => {
  const broken = documents.flatMap((name) => {
    const file = resolve(root, name);
    return [...withoutCode(readFileSync(file, 'utf8')).matchAll(/\]\(([^()\s:]+)\)/g)].flatMap(
      ([, link = '']) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? file : resolve(dirname(file), path);
        const exists = existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
        return exists ? [] : [`${relative(root, file)}: ${link}`];
      },
    );
  });
  expect(documents.length).toBeGreaterThan(10);
  expect(broken).toEqual([]);
});

it('has an operation of each role in a tab of GraphiQL', async () => {
  const page = await bed.gateway.yoga.fetch(ENDPOINT, { headers: { accept: 'text/html' } });
  const html = await page.text();
  const pages = guidePages().filter((name) => blocksOf(name).some(isOperation));
  expect(pages.length).toBeGreaterThanOrEqual(7);
  for (const name of pages) expect(html).toContain(`gateway/docs/integrators/${name}.md`);
});

const operations = PLAYGROUND.flatMap(({ query, headers }) =>
  parse(query).definitions.map((definition) => ({
    name: ('name' in definition && definition.name?.value) || '',
    query,
    needsKey: headers !== undefined,
  })),
);

it.each(operations)(
  'prints $name, which is valid, within the limits, and refused only without the key it needs',
  async ({ name, query, needsKey }) => {
    const answer = await ask(
      bed.gateway,
      query,
      {},
      { body: JSON.stringify({ query, operationName: name }) },
    );
    // The fixture has no changes to follow.
    const expected = needsKey ? ['UNAUTHENTICATED', 'FORBIDDEN'] : [undefined, 'NOT_SUPPORTED_BY_UPSTREAM'];
    expect(expected).toContain(answer.errors?.[0]?.extensions['code']);
  },
);
