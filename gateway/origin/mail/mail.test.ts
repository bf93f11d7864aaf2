import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../contract/rules/languages.ts';
import { openTestDatabase } from '../testing/database.ts';
import type { OriginDatabase } from '../db/database.ts';
import { backoffAfter } from '../base/backoff.ts';
import { MailWorker, queueMail } from './outbox.ts';
import { renderMail } from './render.ts';
import { templates } from './templates.ts';
import { folderTransport } from './transport.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

let database: OriginDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ticket = {
  to: 'amel@example.tn',
  language: 'fr',
  template: 'ticket',
  data: { number: 'TKT-1', link: null },
} as const;
const rows = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

function worker(send: MailTransport['send']) {
  const problems: unknown[] = [];
  const made = new MailWorker({
    db: database.db,
    transport: { send, close: () => undefined },
    onProblem: (problem) => problems.push(problem),
    onError: (error) => {
      throw error;
    },
  });
  return { made, problems };
}

describe('the outbox', () => {
  it('stores a message of a committed transaction until it is sent', async () => {
    await database.db
      .transaction()
      .execute(async (trx) => {
        await queueMail(trx, ticket);
        throw new Error('not committed');
      })
      .catch(() => undefined);
    expect(await rows()).toEqual([]);
    await queueMail(database.db, ticket);
    const sent: OutgoingMail[] = [];
    let broken = true;
    const { made, problems } = worker(async (mail) => {
      if (broken)
        throw Object.assign(new Error('550 amel@example.tn'), { code: 'EENVELOPE', responseCode: 451 });
      sent.push(mail);
    });
    await made.poll();
    const [waiting] = await rows();
    expect(waiting).toMatchObject({ tries: 1, failure: 'EENVELOPE 451', failed_at: null });
    expect(JSON.stringify(problems)).not.toContain('amel');
    await made.poll();
    expect(sent).toEqual([]);
    broken = false;
    await database.db
      .updateTable('mail_outbox')
      .set({ next_try_at: new Date(0) })
      .execute();
    await made.poll();
    expect(sent).toMatchObject([{ to: 'amel@example.tn', subject: 'Votre demande TKT-1' }]);
    expect(await rows()).toEqual([]);
    await made.stop();
  });

  it('gives up after the last attempt, and deletes the address', async () => {
    await queueMail(database.db, ticket);
    await database.db.updateTable('mail_outbox').set({ tries: 13 }).execute();
    const { made, problems } = worker(() => Promise.reject(new Error('no')));
    await made.poll();
    await made.stop();
    expect(await rows()).toMatchObject([{ recipient: '', data: {}, failure: 'failed' }]);
    expect(problems).toEqual([{ template: 'ticket', failure: 'failed', givenUp: true }]);
    await database.db.deleteFrom('mail_outbox').execute();
  });

  it('does not send an expired message', async () => {
    await queueMail(database.db, { ...ticket, expiresAt: new Date(Date.now() - 1) });
    const sent: OutgoingMail[] = [];
    const { made } = worker(async (mail) => void sent.push(mail));
    await made.poll();
    await made.stop();
    expect([sent, await rows()]).toEqual([[], []]);
  });

  it('waits longer each time, six hours at most', () => {
    expect([1, 2, 3, 20].map((tries) => backoffAfter(tries, undefined, 0.5))).toEqual([5, 10, 20, 21_600]);
  });
});

describe('messages', () => {
  it('exist in every language', () => {
    for (const [name, texts] of Object.entries(templates))
      expect(Object.keys(texts).toSorted(), name).toEqual([...LANGUAGES].toSorted());
  });

  it('escape what people wrote, in one line where it is a header', () => {
    const mail = renderMail(
      'tn',
      templates.ticket.tn({ number: '<img src=x onerror=1>\r\nBcc: x', link: null }),
    );
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('dir="rtl"');
    expect(renderMail('fr', { subject: 'a\r\nBcc: b', parts: [] }).subject).toBe('a Bcc: b');
  });

  it.each([
    ['fr', { from: '2026-12-01', until: '2026-12-02' }, 'Chez vous entre le mar. 1er déc. et le mer. 2 déc.'],
    ['fr', { from: '2026-12-02', until: '2026-12-02' }, 'Chez vous le mer. 2 déc.'],
    ['tn', { from: '2026-12-02', until: '2026-12-02' }, 'توصلك نهار الإربعاء 2 ديسمبر'],
  ] as const)('a confirmation in %s promises %j as days', (language, arrives, text) => {
    const data = {
      name: 'Amel',
      number: 'N',
      total: '1.000',
      lines: [],
      isCash: true,
      link: 'https://s.test/',
    };
    const words = (given: typeof arrives | null) =>
      JSON.stringify(templates.orderPlaced[language]({ ...data, arrives: given })).replaceAll('\u00a0', ' ');
    expect(words(arrives)).toContain(text);
    expect(words(null)).not.toMatch(/Chez vous|توصلك/);
  });

  const advert = 'Gagnez sur www.evil.example http://evil.example/x evil.example a@evil.example Amel';
  const NAMED = {
    ticketAnswer: { name: advert, number: 'N', answer: 'Oui.', link: null },
    sellerApplied: { name: advert, shop: advert, number: 'N' },
    sellerDecided: { name: advert, shop: advert, accepted: true, note: null },
    account: { firstName: advert, shopUrl: 'https://shop.test/' },
    orderPlaced: {
      name: advert,
      number: 'N',
      total: '1.000',
      lines: [],
      isCash: true,
      link: 'https://shop.test/',
    },
    orderCancelled: {
      name: advert,
      number: 'N',
      lines: [],
      isWhole: true,
      cause: 'SHOP' as const,
      reason: null,
      refund: null,
    },
    orderNoAnswer: { name: advert, number: 'N', lines: [], link: 'https://shop.test/' },
    recovery: { firstName: advert, link: 'https://shop.test/' },
    phoneChanged: { firstName: advert, recoverUrl: 'https://shop.test/' },
    passwordChanged: { firstName: advert, recoverUrl: 'https://shop.test/' },
    accountKnown: { firstName: advert, loginUrl: 'https://shop.test/', recoverUrl: 'https://shop.test/' },
    accountDeleted: { firstName: advert },
  };

  it.each(Object.keys(NAMED) as (keyof typeof NAMED)[])(
    '%s repeats a name without what a mail program would make a link of',
    (name) => {
      for (const language of LANGUAGES) {
        const write = templates[name][language] as (data: unknown) => Parameters<typeof renderMail>[1];
        const { subject, text, html } = renderMail(language, write(NAMED[name]));
        expect(subject + text + html).not.toMatch(/evil/);
        expect(text).toContain('Gagnez sur Amel');
      }
    },
  );

  it('greet without a name when none remains', () => {
    const texts = LANGUAGES.map(
      (language) =>
        renderMail(language, templates.accountDeleted[language]({ firstName: 'evil.example' })).text,
    );
    expect(texts.map((text) => text.split('\n')[0])).toEqual(['Bonjour,', 'Hello,', 'Guten Tag,', 'عسلامة،']);
  });

  it('are stored in a folder readable only by its owner when there is no mail server', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mail');
    const transport = folderTransport(folder, 'Lawaj <no-reply@lawaj.example>');
    await transport.send({
      to: 'amel@example.tn',
      subject: 'Été',
      text: 'Bonjour',
      html: '<p>Bonjour</p>',
      headers: { 'X-A': 'b' },
    });
    const [eml = '', json = ''] = (await readdir(folder)).toSorted();
    expect(await readFile(join(folder, eml), 'utf8')).toMatch(/^(From: Lawaj|X-A: b)/m);
    expect(JSON.parse(await readFile(join(folder, json), 'utf8'))).toMatchObject({
      to: 'amel@example.tn',
      text: 'Bonjour',
    });
    expect((await stat(join(folder, eml))).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});
