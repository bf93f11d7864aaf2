/** What shoppers look for and ask: counted after the response, without a person, listed for staff. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASKED_DAYS, ASSISTANT_HEADER } from '../../../contract/admin/asked.ts';
import type { AskedPage, AskedText } from '../../../contract/admin/asked.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { run } from '../../base/sql.ts';
import { dayAfter, dayStart, tunisianDay } from '../../base/tunisian-day.ts';
import { addCategory, addProducts, addSeller } from '../../testing/catalogue.ts';
import { startTestOrigin, TEST_SERVICE_TOKEN } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { removeOldAsked, storedText } from './collector.ts';

let shop: TestOrigin;
let marketing: Person;
let support: Person;
beforeAll(async () => {
  shop = await startTestOrigin();
  marketing = await addPerson(shop, 'Marketing');
  support = await addPerson(shop, 'Support');
  const { db } = shop.database;
  const category = await addCategory(db, 'Maison');
  const { id: seller_id } = await addSeller(db, 'Chez Ali');
  await addProducts(db, [{ name: 'Tapis berbère', seller_id, category }]);
  shop.forget();
});
afterAll(() => shop.close());

const search = (input: string, more = '', headers = {}) =>
  shop.get(`/v1/admin/products?input=${encodeURIComponent(input)}${more}`, headers);
const counted = () => shop.origin.context.asked.flush();
const list = async (query: string, who = support): Promise<AskedText[]> => {
  const { status, body } = await shop.get<AskedPage>(`/v1/admin/asked?${query}`, who.headers);
  expect(status).toBe(200);
  return body.texts;
};
const texts = async (query: string) => (await list(query)).map(({ text }) => text);

describe('searches', () => {
  it('are counted by text, with those that found nothing', async () => {
    for (const input of [
      'Tapis',
      'tapis ',
      'xylophone',
      'XYLOPHONE',
      'xylophone',
      'je cherche un zzyzx pour mon salon',
    ])
      await search(input);
    await counted();
    expect(
      (await list('kind=search')).map(({ text, times, unanswered, results, language, lastDay }) => [
        text,
        times,
        unanswered,
        results,
        language,
        lastDay,
      ]),
    ).toEqual([
      ['xylophone', 3, 3, 0, null, tunisianDay(new Date())],
      ['tapis', 2, 0, 1, null, tunisianDay(new Date())],
      [
        'je cherche un zzyzx pour mon salon',
        1,
        expect.any(Number),
        expect.any(Number),
        'fr',
        tunisianDay(new Date()),
      ],
    ]);
    expect(await texts('kind=search&unanswered=true&language=fr')).not.toContain('xylophone');
    expect(await texts('kind=search&unanswered=false')).toContain('tapis');
    expect(await texts('kind=search&q=Xylo')).toEqual(['xylophone']);
  });

  it('are not counted on further pages, under filters, or when the assistant makes them', async () => {
    await search('lanterne', '&page=2');
    await search('lanterne', '&minPrice=10');
    await search('lanterne', '', { [ASSISTANT_HEADER]: 'chat' });
    await counted();
    expect(await texts('kind=search&q=lanterne')).toEqual([]);
  });

  it('with an address or six digits are never stored', async () => {
    expect(storedText('amel@example.tn')).toBeUndefined();
    expect(storedText('+216 98 123 456')).toBeUndefined();
    expect(storedText('٩٨١٢٣٤٥٦')).toBeUndefined();
    expect(storedText('1 2 3 4 5 6')).toBeUndefined();
    expect(storedText('Écran 32 Pouces')).toBe('ecran 32 pouces');
    expect(storedText('?!')).toBeUndefined();
    expect(storedText('mot '.repeat(200))?.length).toBeLessThanOrEqual(200);
    await search('amel@example.tn');
    await search('98 123 456');
    await counted();
    const [row] = await run<{ n: number }>(
      shop.database.db,
      `select count(*)::int as n from asked_texts where text like '%amel%' or text like '%98%'`,
      [],
    );
    expect(row?.n).toBe(0);
  });

  it('answer also when the counts cannot be written, which is tried again', async () => {
    const { db } = shop.database;
    await run(db, 'alter table asked_days rename to asked_days_away', []);
    const answer = await search('gondole');
    await counted();
    await run(db, 'alter table asked_days_away rename to asked_days', []);
    expect(answer.status).toBe(200);
    await counted();
    expect((await list('kind=search&q=gondole'))[0]).toMatchObject({ times: 1, unanswered: 1 });
  });
});

describe('results of searches', () => {
  const use = (text: string, opened: string | null = null) =>
    shop.post<ErrorBody>('/v1/searches', { text, opened });
  const figures = async (query: string) =>
    (await list(`kind=search&${query}`)).map(({ text, shown, opened, openings }) => [
      text,
      shown,
      opened,
      openings.map(({ name, times }) => [name, times]),
    ]);

  it('are counted as shown and by the product that was opened first', async () => {
    const [{ slug } = { slug: '' }] = await run<{ slug: string }>(
      shop.database.db,
      'select slug from products',
      [],
    );
    await search('kilim');
    for (const text of ['Kilim', 'kilim ', 'kilim']) await use(text);
    expect((await use('kilim', slug)).status).toBe(200);
    await use('kilim', slug);
    await use('kilim', 'no-such-product');
    await counted();
    expect(await figures('q=kilim')).toEqual([['kilim', 3, 2, [['Tapis berbère', 2]]]]);
    const today = tunisianDay(new Date());
    expect(await figures(`q=kilim&from=${today}&until=${today}`)).toEqual(await figures('q=kilim'));
    expect(await figures(`q=kilim&until=${dayAfter(today, -1)}`)).toEqual([]);
    expect((await texts('kind=search&sort=opened'))[0]).toBe('kilim');
  });

  it('are counted for searches alone, never with what may name a person', async () => {
    await use('never looked for');
    await use('98 123 456');
    await counted();
    expect(await figures('q=never')).toEqual([]);
    const wrong = await use('kilim', 'Not a slug');
    expect(wrong).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'opened' }] } } });
    expect((await use('')).status).toBe(400);
  });
});

describe('searches that are shown to others', () => {
  const seenBy = (client: number, text: string) =>
    shop.post(
      '/v1/searches',
      { text, opened: null },
      { 'x-gateway-token': TEST_SERVICE_TOKEN, 'x-client-address': `41.0.${client}.9` },
    );
  const popular = async (language = 'fr') =>
    (await shop.get<{ searches: string[] }>(`/v1/searches/popular?language=${language}`)).body.searches;

  it('are those of several clients on a day that found products, as they were typed', async () => {
    for (const text of ['tapis berbère', 'introuvable']) {
      await search(text);
      await counted();
      // One client many times, then three others.
      for (let index = 0; index < 8; index += 1) await seenBy(1, text);
      for (const client of [2, 3, 4]) await seenBy(client, text);
    }
    await counted();
    expect(await popular()).toEqual([]);
    for (const text of ['Tapis  Berbère', 'introuvable']) await seenBy(5, text);
    await counted();
    expect(await popular()).toEqual(['Tapis Berbère']);
    const wrong = await shop.get<ErrorBody>('/v1/searches/popular?limit=13');
    expect([wrong.status, wrong.body.error.fields?.[0]?.field]).toEqual([400, 'limit']);
  });

  it('are forgotten after two weeks', async () => {
    await run(
      shop.database.db,
      `insert into asked_days (text_id, kind, day, times, unanswered, askers)
       select text_id, kind, day - 20, times, 0, askers from asked_days where askers > 0`,
      [],
    );
    await run(shop.database.db, 'update asked_days set askers = 1 where day > current_date - 19', []);
    expect(await popular()).toEqual([]);
  });
});

describe('questions', () => {
  const service = { authorization: `Bearer ${TEST_SERVICE_TOKEN}` };
  const ask = (body: object, headers: Record<string, string> = service) =>
    shop.post<ErrorBody>('/v1/questions', body, headers);
  const question = { text: 'Livrez-vous sur la lune ?', language: 'fr', intent: 'OTHER', isAnswered: false };

  it('are counted for the assistant alone', async () => {
    expect((await ask(question, {})).status).toBe(401);
    expect((await ask(question, marketing.headers)).status).toBe(403);
    expect((await ask(question)).status).toBe(200);
    await ask({ ...question, isAnswered: true });
    const wrong = await ask({ ...question, intent: 'NONSENSE' });
    expect(wrong).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'intent' }] } } });
    await counted();
    expect(await list('kind=question')).toMatchObject([
      {
        text: 'livrez vous sur la lune',
        language: 'fr',
        intent: 'OTHER',
        times: 2,
        unanswered: 1,
        results: null,
        resolvedAt: null,
      },
    ]);
  });
});

describe('the list', () => {
  const today = tunisianDay(new Date());
  it('sums the days that are asked for, sorts, and pages', async () => {
    const { asked } = shop.origin.context;
    const note = (text: string, times: number, daysAgo: number) => {
      for (let index = 0; index < times; index++)
        asked.note(
          { kind: 'search', text, language: 'de', intent: null, results: 0, isAnswered: false },
          new Date(dayStart(dayAfter(today, -daysAgo)).getTime() + 60_000),
        );
    };
    note('teppich', 2, 0);
    note('teppich', 5, 10);
    note('lampe', 3, 1);
    note('vase', 1, 3);
    await counted();
    const of = async (query: string) =>
      (await list(`kind=search&language=de${query}`)).map(({ text, times }) => [text, times]);
    expect(await of('')).toEqual([
      ['teppich', 7],
      ['lampe', 3],
      ['vase', 1],
    ]);
    expect(await of(`&from=${dayAfter(today, -2)}`)).toEqual([
      ['lampe', 3],
      ['teppich', 2],
    ]);
    expect(await of(`&until=${dayAfter(today, -2)}`)).toEqual([
      ['teppich', 5],
      ['vase', 1],
    ]);
    expect((await of('&sort=latest&order=asc')).map(([text]) => text)).toEqual(['vase', 'lampe', 'teppich']);
    const path = '/v1/admin/asked?kind=search&language=de&limit=2';
    const { body: first } = await shop.get<AskedPage>(path, support.headers);
    expect(first.pagination).toMatchObject({ totalItems: 3, hasNext: true });
    const { body: second } = await shop.get<AskedPage>(`${path}&after=${first.cursors[1]}`, support.headers);
    expect(second.texts.map(({ text }) => text)).toEqual(['vase']);
    const wrong = await shop.get<ErrorBody>('/v1/admin/asked?kind=search&from=yesterday', support.headers);
    expect(wrong).toMatchObject({ status: 400, body: { error: { fields: [{ field: 'from' }] } } });
  });

  it('has a mark for what staff dealt with, set by marketing and logged', async () => {
    const [lamp] = await list('kind=search&q=lampe');
    const path = `/v1/admin/asked/${lamp?._id}/resolved`;
    expect((await shop.post(path, { isResolved: true }, support.headers)).status).toBe(403);
    const { body } = await shop.post<AskedText>(path, { isResolved: true }, marketing.headers);
    expect(body.resolvedAt).not.toBeNull();
    expect(await texts('kind=search&language=de&resolved=true')).toEqual(['lampe']);
    expect(await texts('kind=search&language=de&resolved=false')).not.toContain('lampe');
    const again = await shop.post<AskedText>(path, { isResolved: true }, marketing.headers);
    expect(again.body.resolvedAt).toBe(body.resolvedAt);
    await shop.post(path, { isResolved: false }, marketing.headers);
    expect(await texts('kind=search&language=de&resolved=true')).toEqual([]);
    const entries = await run<{ action: string; actor_account: string }>(
      shop.database.db,
      `select distinct action, actor_account from audit_log where entity = 'asked_texts'`,
      [],
    );
    expect(entries).toEqual([{ action: 'asked.resolve', actor_account: marketing.accountNumber }]);
    const missing = await shop.post(
      '/v1/admin/asked/999999/resolved',
      { isResolved: true },
      marketing.headers,
    );
    expect(missing.status).toBe(404);
  });

  it('forgets days after ninety, and texts without days', async () => {
    const { db } = shop.database;
    await run(db, `update asked_days set day = day - ${ASKED_DAYS} where day < $1::date`, [
      dayAfter(today, -2),
    ]);
    await removeOldAsked(db);
    expect((await list('kind=search&language=de')).map(({ text, times }) => [text, times])).toEqual([
      ['lampe', 3],
      ['teppich', 2],
    ]);
    await removeOldAsked(db, new Date(Date.now() + (ASKED_DAYS + 2) * 86_400_000));
    expect(await list('kind=search')).toEqual([]);
    const [row] = await run<{ n: number }>(db, 'select count(*)::int as n from asked_texts', []);
    expect(row?.n).toBe(0);
  });
});

it('the first of a period are those of all texts, however much was asked on other days', async () => {
  const { db } = shop.database;
  // More texts than are looked at first; what is asked most on all days is mostly of days before the period.
  await run(
    db,
    `insert into asked_texts (kind, language, text, results) select 'search', 'de', 'suche ' || g, 1 from generate_series(1, 2500) g`,
    [],
  );
  await run(
    db,
    `insert into asked_days (text_id, kind, day, times, unanswered, shown, opened)
     select a.id, a.kind, d.day, d.times, 0, d.times, d.times / 2 from asked_texts a cross join lateral (values
       (date '2026-01-01', case when a.id % 2 = 0 then 1000 + (a.id % 97)::int else 1 end),
       (date '2026-01-02', 1 + (a.id * 7919 % 300)::int),
       (date '2026-01-03', 1 + (a.id * 104729 % 50)::int)) d (day, times) where a.language = 'de'`,
    [],
  );
  const brute = async (from: string, until: string, by: string): Promise<string[]> =>
    (
      await run<{ text: string }>(
        db,
        `select a.text from asked_texts a join asked_days n on n.text_id = a.id where a.language = 'de' and n.day between '${from}' and '${until}'
         group by a.id order by ${by} desc, a.id desc limit 25`,
        [],
      )
    ).map(({ text }) => text);
  for (const [from, until] of [
    ['2026-01-01', '2026-01-03'],
    ['2026-01-02', '2026-01-03'],
    ['2026-01-03', '2026-01-03'],
    ['2026-01-01', '2026-01-02'],
  ] as const)
    for (const [sort, by] of [
      ['times', 'sum(n.times)'],
      ['opened', 'sum(n.opened)'],
      ['latest', 'max(n.day)'],
    ] as const) {
      const { body } = await shop.get<AskedPage>(
        `/v1/admin/asked?kind=search&language=de&sort=${sort}&from=${from}&until=${until}&limit=25`,
        support.headers,
      );
      expect(
        body.texts.map(({ text }) => text),
        `${sort} ${from} ${until}`,
      ).toEqual(await brute(from, until, by));
      expect(body.pagination.totalItems).toBe(2500);
    }
  // Thousands of rows are counted twelve times.
}, 60_000);
