/** Versions of the home content over HTTP: draft, publication, planning, restoring, previews. Races are real on a PostgreSQL server only. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  HomeContent,
  HomepagePreviewToken,
  HomepageVersionDetail,
  HomepageVersions,
} from '../../../contract/admin/homepage.ts';
import type { Homepage } from '../../../contract/content.ts';
import type { ErrorBody } from '../../../contract/errors.ts';
import { HOME_SECTIONS } from '../../../contract/rules/home-sections.ts';
import { run } from '../../base/sql.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { newKey } from '../../testing/orders.ts';
import { startTestOrigin } from '../../testing/origin.ts';
import type { Answer, TestOrigin } from '../../testing/origin.ts';
import { addSeller } from '../../testing/catalogue.ts';
import { addPerson } from '../../testing/people.ts';
import type { Person } from '../../testing/people.ts';
import { directly } from '../../testing/system.ts';
import { publishDueHomepages } from './schedule.ts';

let shop: TestOrigin;
let owner: Person;
let marketing: Person;
let reader: Person;

const HOME = '/v1/admin/homepages-name/v0';
const START = { slider1: [{ name: 'Avant', imageUrl: '/media/avant-0', redirectUrl: '/deals' }] };

beforeAll(async () => {
  shop = await startTestOrigin();
  owner = await addPerson(shop, 'Owner');
  marketing = await addPerson(shop, 'Marketing');
  reader = await addPerson(shop, 'ReadOnly');
});
afterAll(() => shop.close());

/** The shop begins with version 1, as a migrated one. */
beforeEach(async () => {
  const { db } = shop.database;
  await directly(db, async (trx) => {
    await trx.deleteFrom('homepages').execute();
    await trx
      .insertInto('homepages')
      .values({ name: 'v0', content: JSON.stringify(START) })
      .execute();
  });
});

const send = <T>(
  path: string,
  body: object,
  { by = marketing, version }: { by?: Person; version?: number } = {},
): Promise<Answer<T>> =>
  shop.post<T>(`${HOME}${path}`, body, {
    ...by.headers,
    'idempotency-key': newKey(),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  });

const begin = async (): Promise<HomepageVersionDetail> =>
  (await send<HomepageVersionDetail>('/draft', {})).body;

const slide = (name: string, more: object = {}) => ({
  key: 'one',
  title: { fr: name },
  subtitle: null,
  imageUrl: '/media/slide-0',
  redirectUrl: null,
  target: null,
  from: null,
  until: null,
  ...more,
});
const withSlide = (content: HomeContent, item: ReturnType<typeof slide>): HomeContent => ({
  ...content,
  lists: content.lists.map((list) => (list.name === 'SLIDES' ? { ...list, items: [item] } : list)),
});

const save = (draft: HomepageVersionDetail, name: string, more: object = {}) =>
  send<HomepageVersionDetail>(
    `/versions/${draft.number}`,
    { content: withSlide(draft.content, slide(name, more)) },
    { version: draft.version },
  );
const publish = <T = HomepageVersionDetail>({ number, version }: HomepageVersionDetail) =>
  send<T>(`/versions/${number}/publish`, {}, { version });
const schedule = <T = HomepageVersionDetail>(
  { number, version }: HomepageVersionDetail,
  publishAt: string | null,
) => send<T>(`/versions/${number}/schedule`, { publishAt }, { version });

const list = async (): Promise<HomepageVersions> =>
  (await shop.get<HomepageVersions>(`${HOME}/versions`, reader.headers)).body;
const shown = async (): Promise<Homepage> => (await shop.get<Homepage>(HOME)).body;
const names = async (): Promise<string[]> => (await shown()).slider1.map(({ name }) => name);
const soon = (): string => new Date(Date.now() + 3_600_000).toISOString();
/** Lets the planned version be due. */
const makeDue = () =>
  directly(shop.database.db, (trx) =>
    run(
      trx,
      `update homepage_versions set publish_at = now() - interval '1 second' where state = 'SCHEDULED'`,
      [],
    ),
  );

async function published(name: string): Promise<HomepageVersionDetail> {
  const { body } = await save(await begin(), name);
  return (await publish(body)).body;
}

describe('drafts', () => {
  it('begin with what is published and change nothing in the shop', async () => {
    const draft = await begin();
    expect(draft).toMatchObject({ number: 2, state: 'DRAFT', baseNumber: 1, author: 'Amel Ben Salah' });
    expect(draft.content.lists[0]?.items).toEqual([
      slide('Avant', { key: 'slides-1', imageUrl: '/media/avant-0', redirectUrl: '/deals' }),
    ]);
    expect((await save(draft, 'Après')).status).toBe(200);
    expect(await names()).toEqual(['Avant']);
    expect(await list()).toMatchObject({ published: 1, draft: 2, scheduled: null });
  });

  it('are shared: there is one, and its second editor is notified', async () => {
    const draft = await begin();
    const second = await send<ErrorBody>('/draft', {}, { by: owner });
    expect(second.body.error).toMatchObject({ code: 'CONFLICT', fields: [{ code: 'TAKEN' }] });
    await save(draft, 'Un');
    const stale = await save(draft, 'Deux');
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      error: { code: 'STALE', fields: [{ field: 'content', changedBy: 'Amel Ben Salah' }] },
    });
  });

  it('may be incomplete, but are not published so', async () => {
    const { body: draft } = await save(await begin(), '', { imageUrl: null });
    const { status, body } = await publish<ErrorBody>(draft);
    expect(status).toBe(400);
    expect(body.error.fields).toEqual([
      { field: 'SLIDES.0.title', message: 'is required', code: 'REQUIRED' },
      { field: 'SLIDES.0.imageUrl', message: 'is required', code: 'REQUIRED' },
    ]);
    expect(await names()).toEqual(['Avant']);
  });

  it.each([
    ['a link without https', { redirectUrl: 'http://example.tn/' }, 'SLIDES.0.redirectUrl'],
    [
      'an end before the beginning',
      { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' },
      'SLIDES.0.until',
    ],
    ['a long name', { title: { fr: 'x'.repeat(121) } }, 'SLIDES.0.title'],
  ])('are not published with %s', async (_, more, field) => {
    const { body: draft } = await save(await begin(), 'Après', more);
    expect((await publish<ErrorBody>(draft)).body.error.fields).toMatchObject([{ field }]);
  });

  it('refuse what no page could show', async () => {
    const draft = await begin();
    for (const more of [{ imageUrl: 'javascript:alert(1)' }, { redirectUrl: '//evil.example' }, { key: 'É' }])
      expect((await save(draft, 'Après', more)).status).toBe(400);
    const thirteen = Array.from({ length: 13 }, (_, index) => slide('x', { key: `k${index}` }));
    const content = { layouts: [], lists: [{ name: 'SLIDES', items: thirteen }] };
    const options = { version: draft.version };
    expect((await send(`/versions/${draft.number}`, { content }, options)).status).toBe(400);
  });

  it('are changed by marketing only, and read by all staff', async () => {
    const draft = await begin();
    const refused = await send('/draft', {}, { by: reader });
    expect(refused.status).toBe(403);
    expect((await shop.get(`${HOME}/versions/${draft.number}`, reader.headers)).status).toBe(200);
    expect((await shop.get(`${HOME}/versions`, {})).status).toBe(401);
  });
});

describe('publication', () => {
  it('replaces the whole content with the event in one transaction, and marks it as edited', async () => {
    const { db } = shop.database;
    await run(db, 'delete from outbox', []);
    const version = await published('Après');
    expect(version).toMatchObject({ number: 2, state: 'PUBLISHED' });
    expect(await names()).toEqual(['Après']);
    expect(await list()).toMatchObject({
      published: 2,
      draft: null,
      versions: [{ number: 2 }, { number: 1, state: 'OLD' }],
    });
    expect(await run(db, `select subject from outbox where type = 'homepage.changed'`, [])).toHaveLength(1);
    expect(await db.selectFrom('homepages').select('edited').execute()).toEqual([{ edited: true }]);
  });

  it('is refused over a version that its author has not seen, until the draft is based on it', async () => {
    const { body: draft } = await save(await begin(), 'Brouillon');
    await send('/versions/1/restore', { baseNumber: 1 });
    // Version 1 is published already; an earlier one has to be made first.
    const other = await directly(shop.database.db, (trx) =>
      run(
        trx,
        `update homepages set content = '{"partners":["x"]}', edited = true where name = 'v0' returning 1`,
        [],
      ),
    );
    expect(other).toHaveLength(1);
    const refused = await publish<ErrorBody>(draft);
    expect(refused.body.error).toMatchObject({
      code: 'CONFLICT',
      fields: [{ field: 'baseNumber', code: 'CHANGED' }],
    });
    const { body: based } = await send<HomepageVersionDetail>(
      `/versions/${draft.number}`,
      { baseNumber: 3 },
      { version: draft.version },
    );
    expect((await publish(based)).status).toBe(200);
    expect(await names()).toEqual(['Brouillon']);
  });

  it('restores an earlier version as a new one', async () => {
    await published('Après');
    const { body } = await send<HomepageVersionDetail>('/versions/1/restore', { baseNumber: 2 });
    expect(body).toMatchObject({ number: 3, state: 'PUBLISHED', baseNumber: 2 });
    expect(await names()).toEqual(['Avant']);
    const stale = await send<ErrorBody>('/versions/2/restore', { baseNumber: 2 });
    expect(stale.body.error.fields).toMatchObject([{ code: 'CHANGED' }]);
  });

  it('gives other changes of the content a number, except those of the demo', async () => {
    const change = (content: object) =>
      directly(shop.database.db, (trx) =>
        trx
          .updateTable('homepages')
          .set({ content: JSON.stringify(content) })
          .execute(),
      );
    await change({ partners: ['a'] });
    expect(await list()).toMatchObject({ published: 1 });
    await published('Après');
    await change({ partners: ['b'] });
    expect(await list()).toMatchObject({ published: 3, versions: [{ author: null }, {}, {}] });
  });
});

describe('planned versions', () => {
  it('are published once when they are due', async () => {
    const { body: draft } = await save(await begin(), 'Programmé');
    const { body: planned } = await schedule(draft, soon());
    expect(planned).toMatchObject({ state: 'SCHEDULED', isWaiting: false });
    await publishDueHomepages(shop.origin.context);
    expect(await names()).toEqual(['Avant']);
    await makeDue();
    await Promise.all([publishDueHomepages(shop.origin.context), publishDueHomepages(shop.origin.context)]);
    expect(await names()).toEqual(['Programmé']);
    expect(await list()).toMatchObject({ published: 2, scheduled: null });
  });

  it('wait when another version was published since, and notify author and owners once', async () => {
    const { body: draft } = await save(await begin(), 'Programmé');
    await schedule(draft, soon());
    await published('Entre-temps');
    await makeDue();
    const before = (await shop.mails()).length;
    await publishDueHomepages(shop.origin.context);
    await publishDueHomepages(shop.origin.context);
    expect(await names()).toEqual(['Entre-temps']);
    expect((await list()).versions.find(({ number }) => number === 2)).toMatchObject({
      state: 'SCHEDULED',
      isWaiting: true,
    });
    const mails = (await shop.mails()).slice(before);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([owner.email, marketing.email].toSorted());
  });

  it('are one at most, in the future, and become the draft again', async () => {
    const { body: draft } = await save(await begin(), 'Programmé');
    expect((await schedule<ErrorBody>(draft, new Date(0).toISOString())).body.error.fields).toMatchObject([
      { field: 'publishAt' },
    ]);
    const { body: planned } = await schedule(draft, soon());
    const other = await begin();
    expect((await schedule<ErrorBody>(other, soon())).body.error.fields).toMatchObject([{ code: 'TAKEN' }]);
    await send(`/versions/${other.number}/discard`, {}, { version: other.version });
    expect((await schedule(planned, null)).body.state).toBe('DRAFT');
  });
});

describe('the content', () => {
  it('has only what its dates and completeness allow, until they change', async () => {
    const until = soon();
    const draft = await begin();
    const items = [
      slide('Maintenant', { key: 'a', title: { fr: 'Maintenant', tn: 'توّا' }, until }),
      slide('Plus tard', { key: 'b', from: until }),
    ];
    const content = {
      ...draft.content,
      lists: draft.content.lists.map((each) => (each.name === 'SLIDES' ? { ...each, items } : each)),
    };
    const { body } = await send<HomepageVersionDetail>(
      `/versions/${draft.number}`,
      { content },
      { version: draft.version },
    );
    await publish(body);
    expect(await shown()).toMatchObject({
      slider1: [{ name: 'Maintenant', names: { tn: 'توّا' } }],
      validUntil: until,
    });
  });

  it('shows references, the popup and single pictures at their dates', async () => {
    const { db } = shop.database;
    const partner = await addSeller(db, 'Partenaire');
    shop.forget();
    await directly(db, (trx) =>
      trx.insertInto('coupons').values({ code: 'DATE-1', type: 'fixed', value: 5_000 }).execute(),
    );
    const at = { from: null, until: soon() };
    const item = (more: object, when: object) => ({
      ...slide('Titre'),
      imageUrl: null,
      title: null,
      ...more,
      ...when,
    });
    const given = (when: object): Record<string, object[]> => ({
      COUPONS: [item({ key: 'date-1', target: 'DATE-1' }, when)],
      HIDDEN_REWARD: [item({ key: 'reward', target: 'DATE-1' }, when)],
      PARTNERS: [item({ key: partner.slug, target: partner.slug }, when)],
      PROMOTION: [item({ key: 'promotion', imageUrl: '/media/slide-0' }, when)],
      POPUP: [item({ key: 'popup', title: { fr: 'Fête' }, subtitle: { fr: 'Soldes' } }, when)],
      ABOVE_FOOTER: [
        item({ key: 'image1', imageUrl: '/media/slide-0' }, when),
        item({ key: 'image2' }, {}),
        item({ key: 'image3' }, {}),
      ],
    });
    const show = async (when: object): Promise<Homepage> => {
      const draft = await begin();
      const lists = draft.content.lists.map((each) => ({
        ...each,
        items: given(when)[each.name] ?? each.items,
      }));
      const { body } = await send<HomepageVersionDetail>(
        `/versions/${draft.number}`,
        { content: { ...draft.content, lists } },
        { version: draft.version },
      );
      // They are read as they were written.
      expect(body.content.lists.find(({ name }) => name === 'PARTNERS')?.items[0]).toMatchObject(when);
      expect(body.content.lists.find(({ name }) => name === 'ABOVE_FOOTER')?.items[0]).toMatchObject(when);
      await publish(body);
      return shown();
    };
    const now = await show(at);
    expect(now).toMatchObject({
      couponCards: [{ couponCode: 'DATE-1' }],
      hiddenReward: { couponCode: 'DATE-1' },
      partners: [{ name: 'Partenaire' }],
      promoImages: { image1: { imageUrl: '/media/slide-0' } },
      promoPopup: { title: { fr: 'Fête' } },
      aboveFooter: { image1: { imageUrl: '/media/slide-0' } },
      validUntil: at.until,
    });
    expect(await show({ from: soon(), until: null })).toMatchObject({
      couponCards: [],
      hiddenReward: null,
      partners: [],
      promoImages: { image1: null },
      promoPopup: null,
      aboveFooter: { image1: null },
    });
  });

  it('orders sections: unknown ones are ignored, missing ones follow, the first is fixed', async () => {
    const draft = await begin();
    const content: HomeContent = {
      lists: [],
      layouts: [
        {
          name: 'HOME',
          sections: [
            { name: 'SELLERS', isVisible: true },
            { name: 'NOT_KNOWN', isVisible: true },
            { name: 'COUPONS', isVisible: false },
            { name: 'STAGE', isVisible: false },
          ],
        },
      ],
    };
    const { body } = await send<HomepageVersionDetail>(
      `/versions/${draft.number}`,
      { content },
      { version: draft.version },
    );
    await publish(body);
    const rest = HOME_SECTIONS.HOME.filter((name) => !['STAGE', 'SELLERS', 'COUPONS'].includes(name));
    expect((await shown()).layouts).toEqual([{ name: 'HOME', sections: ['STAGE', 'SELLERS', ...rest] }]);
  });
});

describe('previews', () => {
  const token = async (number: number, by: Person) =>
    (await shop.get<HomepagePreviewToken>(`${HOME}/versions/${number}/preview-token`, by.headers)).body.token;
  const preview = <T = Homepage>(value: string, headers: Record<string, string>, at = '') =>
    shop.get<T>(`/v1/admin/homepage-preview?token=${value}${at}`, headers);

  it('show a version to the admin who has the token, and to nobody else', async () => {
    const { body: draft } = await save(await begin(), 'Brouillon');
    const own = await token(draft.number, reader);
    expect((await preview(own, reader.headers)).body.slider1).toMatchObject([{ name: 'Brouillon' }]);
    expect((await preview(own, owner.headers)).status).toBe(403);
    expect((await preview(own, {})).status).toBe(401);
    expect((await preview(`${own}x`, reader.headers)).status).toBe(403);
    expect((await preview('x.y', reader.headers)).status).toBe(403);
  });

  it('end after half an hour', () => {
    const { previews } = shop.origin.context;
    const { token: made } = previews.make({ name: 'v0', number: 2 }, '1', 0);
    expect(previews.read(made, '1', 29 * 60_000)).toEqual({ name: 'v0', number: 2 });
    expect(previews.read(made, '1', 30 * 60_000)).toBeUndefined();
  });

  it('look at dates at another instant', async () => {
    const from = soon();
    const { body: draft } = await save(await begin(), 'Demain', { from });
    const own = await token(draft.number, marketing);
    expect((await preview(own, marketing.headers)).body.slider1).toEqual([]);
    expect((await preview(own, marketing.headers, `&at=${from}`)).body.slider1).toHaveLength(1);
  });
});

/** Each failed without the lock of the home content: two versions were published, or content and version differed. */
describe.skipIf(TEST_DATABASE_URL === undefined)('at the same time', () => {
  it('one of two publications succeeds, and content and version agree', async () => {
    for (let round = 0; round < 8; round += 1) {
      const base = (await list()).published as number;
      const { body: planned } = await save(await begin(), `Plan ${round}`);
      await schedule(planned, soon());
      const { body: draft } = await save(await begin(), `Brouillon ${round}`);
      await makeDue();
      const [sent, restored] = await Promise.all([
        publish(draft),
        send(`/versions/${base === 1 ? draft.number : 1}/restore`, { baseNumber: base }),
        publishDueHomepages(shop.origin.context),
      ]);
      const after = await list();
      expect([sent.status, restored.status].every((status) => [200, 409].includes(status))).toBe(true);
      expect(after.versions.filter(({ state }) => state === 'PUBLISHED')).toHaveLength(1);
      const rows = await run(
        shop.database.db,
        `select 1 from homepages h join homepage_versions v on v.name = h.name and v.state = 'PUBLISHED' and v.content = h.content`,
        [],
      );
      expect(rows).toHaveLength(1);
      // Exactly one of the three went through: the next number follows the base.
      const won = after.versions.find(({ number }) => number === after.published);
      expect(won?.baseNumber).toBe(base);
      for (const { number, version, state } of after.versions) {
        if (state === 'DRAFT') await send(`/versions/${number}/discard`, {}, { version });
        if (state === 'SCHEDULED') {
          await send(`/versions/${number}/schedule`, { publishAt: null }, { version });
          const left = (await list()).versions.find((one) => one.number === number);
          if (left?.state === 'DRAFT')
            await send(`/versions/${number}/discard`, {}, { version: left.version });
        }
      }
    }
  });

  it('one of two drafts begins', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => send('/draft', {})));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});
