/**
 * Follows each page of the guide word by word: starts the shop as the first page says, saves its files, runs its commands and
 * operations in their order, and compares their answers with the printed ones. A reader's own address, key and port are put in
 * the place of the printed ones; nothing else is changed.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf, FIRST_PAGE, guidePages, guideText, makesKey } from '../../scripts/guide.ts';
import type { Block } from '../../scripts/guide.ts';
import { answersTo, lacks, openSession, useOf } from './session.ts';
import type { Session } from './session.ts';

const root = resolve(import.meta.dirname, '../../..');
/** The command of the first page that starts the shop. */
const START = /npm start$/m;

let dataFolder: string;
let shop: ChildProcess;
let shopSays = '';
let address: string;
let ownerToken: string;
let first: Session;
/** Programs that the machine lacks for the first page: no other page can be followed then. */
let missingAtStart: string[] = [];

const [start, ...firstBlocks] = blocksOf(FIRST_PAGE);

beforeAll(async () => {
  expect(start).toMatchObject({ language: 'sh', code: expect.stringMatching(START) as string });
  dataFolder = mkdtempSync(join(tmpdir(), 'lawaj-guide-shop-'));
  shop = spawn('sh', ['-c', start?.code ?? ''], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The shop's own demo orders take longer than its catalogue, and no page reads them.
    env: {
      ...process.env,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataFolder,
      DEMO: 'catalogue',
    },
  });
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk) => (shopSays += String(chunk)));
  while (!shopSays.includes('GraphiQL: ')) {
    if (shop.exitCode !== null) throw new Error(`The shop ended:\n${shopSays}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  address = /Lawaj is open: (\S+)/.exec(shopSays)?.[1] ?? '';
  const [, identifier, password] = /admin +(\S+) +(\S+)/.exec(shopSays) ?? [];
  const response = await send(
    'mutation ($input: SessionCreateInput!) { sessionCreate(input: $input) { userErrors { message } } }',
    {},
    { input: { identifier, password } },
  );
  ownerToken = /token=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1] ?? '';
  expect(ownerToken).not.toBe('');
  first = await openSession(address);
}, 300_000);

afterAll(async () => {
  first?.close();
  if (shop?.pid !== undefined && shop.exitCode === null) {
    const ended = new Promise((done) => shop.once('close', done));
    process.kill(-shop.pid, 'SIGTERM');
    await ended;
  }
  rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
});

const send = (query: string, headers: Record<string, string>, variables?: object): Promise<Response> =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });

/** Makes a key as an owner does in GraphiQL. */
async function makeKey(mutation: string, session: Session): Promise<string> {
  const text = await (await send(mutation, { cookie: `token=${ownerToken}` })).text();
  session.useKey(/lawaj_(?:test|live)_\w+/.exec(text)?.[0] ?? '');
  return text;
}

/** A title that finds the block in its page. */
const nameOf = ({ line, code, file }: Block): string =>
  `line ${line}: ${file ?? code.split('\n')[0]?.slice(0, 80)}`;

/** One test for each block that does something; an answer is part of what gives it. */
function follow(blocks: readonly Block[], session: () => Session): void {
  let missing: string[] = [];
  beforeAll(() => {
    missing = missingAtStart;
  });
  for (const [index, block] of blocks.entries()) {
    if (useOf(block) === 'compare') continue;
    const next = blocks[index + 1];
    const printed = next && useOf(next) === 'compare' ? next.code : undefined;
    it(nameOf(block), async ({ skip }) => {
      if (missing.length === 0) {
        missing = lacks(block);
        if (block.page === FIRST_PAGE) missingAtStart = missing;
        if (missing.length > 0)
          process.stdout.write(
            `SKIPPED ${block.page}.md from line ${block.line} on: no ${missing.join(', ')}\n`,
          );
      }
      if (missing.length > 0) skip();
      if (block.file !== undefined) {
        session().save(block.file, block.code);
        return;
      }
      const answer = await perform(block, session());
      if (printed === undefined) expect(answer.trim(), 'the page does not show this answer').toBe('');
      else if (!answersTo(session().own(printed), answer)) expect(answer).toBe(printed);
    });
  }
  it('runs every file that it prints', () => {
    const unused = blocks.filter(
      (block) =>
        block.file !== undefined &&
        !blocks.some((other) => other !== block && other.code.includes(nameIn(block.file ?? ''))),
    );
    expect(unused.map(({ file }) => file)).toEqual([]);
  });
}

/** How others name a file: Python without its ending, compilers the folder. */
const nameIn = (file: string): string =>
  file.includes('/') ? `./${file.slice(0, file.lastIndexOf('/'))}` : file.replace(/\.py$/, '');

function perform(block: Block, session: Session): Promise<string> {
  const { code } = block;
  if (useOf(block) === 'run') return session.run(code);
  return makesKey(code) ? makeKey(code, session) : session.ask(code);
}

it.each(guidePages())('knows what to do with every block of %s.md', (page) => {
  const blocks = blocksOf(page);
  const lost = blocks.filter((block, index) => {
    const use = useOf(block);
    // An answer follows what gives it.
    const gives = index > 0 && ['run', 'send'].includes(useOf(blocks[index - 1] as Block) ?? '');
    return use === undefined || (use === 'compare' && !gives);
  });
  expect(lost.map(nameOf)).toEqual([]);
  expect(guideText(page).match(/^\s*(?:```|~~~)/gm) ?? []).toHaveLength(2 * blocks.length);
});

describe(`${FIRST_PAGE}.md`, () => {
  it('prints what the start of the shop says', () => {
    const printed = firstBlocks[0]?.code.replaceAll('http://127.0.0.1:4000', address) ?? '';
    const said = /^Lawaj is open[\s\S]*^GraphiQL:.*$/m.exec(shopSays)?.[0] ?? '';
    expect(answersTo(printed, said)).toBe(true);
  });
  follow(firstBlocks, () => first);
});

describe.each(guidePages().filter((page) => page !== FIRST_PAGE))('%s.md', (page) => {
  let session: Session;
  beforeAll(async () => {
    session = await first.fork();
  });
  afterAll(() => session?.close());
  follow(blocksOf(page), () => session);
});
