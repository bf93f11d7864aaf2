/** Answers for repeated questions. */
import type { Kysely } from 'kysely';
import { MAX_CANNED_ANSWERS } from '../../../contract/admin/tickets.ts';
import type { CannedAnswer, CannedAnswerRequest, CannedAnswers } from '../../../contract/admin/tickets.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';

interface AnswerRow {
  id: number;
  version: number;
  title: string;
  shortcut: string;
  texts: Partial<Record<LanguageCode, string>>;
  updated_at: Date;
}

const toAnswer = ({ id, version, title, shortcut, texts, updated_at: at }: AnswerRow): CannedAnswer => ({
  _id: String(id),
  version,
  title,
  shortcut,
  texts: { fr: texts.fr ?? '', en: texts.en ?? null, de: texts.de ?? null, tn: texts.tn ?? null },
  updatedAt: at.toISOString(),
});

/** All answers, by title. */
export async function listCannedAnswers(db: Kysely<Database>): Promise<CannedAnswers> {
  const rows = await run<AnswerRow>(db, 'select * from canned_answers order by lower(title), id', []);
  return { answers: rows.map(toAnswer) };
}

/** The texts of an answer. @throws BAD_USER_INPUT (answer) when there is none */
export async function cannedTexts(trx: Kysely<Database>, id: string): Promise<CannedAnswer['texts']> {
  const [row] = await run<AnswerRow>(trx, 'select * from canned_answers where id = $1', [id]);
  if (!row) throw badInput('answer', 'does not exist', 'NOT_FOUND');
  return toAnswer(row).texts;
}

/** @throws CONFLICT when another answer has the shortcut */
async function checkShortcut(trx: Kysely<Database>, shortcut: string, id: string | null): Promise<void> {
  const [taken] = await run(
    trx,
    'select 1 from canned_answers where shortcut = $1 and id is distinct from $2::bigint',
    [shortcut, id],
  );
  if (taken)
    throw new ApiError('CONFLICT', 'shortcut: is taken', [
      { field: 'shortcut', message: 'is taken', code: 'TAKEN' },
    ]);
}

const textsOf = (texts: CannedAnswerRequest['texts']): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([, text]) => text != null)));

/** Adds an answer. @throws CONFLICT for a taken shortcut, and above MAX_CANNED_ANSWERS */
export async function createCannedAnswer(
  trx: Kysely<Database>,
  { title, shortcut, texts }: CannedAnswerRequest,
): Promise<CannedAnswer> {
  // Two at once are counted and compared one after the other.
  await run(trx, 'lock table canned_answers in share row exclusive mode', []);
  await checkShortcut(trx, shortcut, null);
  const [counted] = await run<{ n: number }>(trx, 'select count(*)::int as n from canned_answers', []);
  if ((counted?.n ?? 0) >= MAX_CANNED_ANSWERS)
    throw new ApiError('CONFLICT', `There are ${MAX_CANNED_ANSWERS} answers already`);
  const [row] = await run<AnswerRow>(
    trx,
    'insert into canned_answers (title, shortcut, texts) values ($1, $2, $3) returning *',
    [title, shortcut, textsOf(texts)],
  );
  if (!row) throw new Error('The answer was not written');
  return toAnswer(row);
}

/** Changes an answer whose row is locked. @throws CONFLICT for a taken shortcut */
export async function changeCannedAnswer(
  trx: Kysely<Database>,
  id: string,
  { title, shortcut, texts }: CannedAnswerRequest,
): Promise<CannedAnswer> {
  await checkShortcut(trx, shortcut, id);
  const [row] = await run<AnswerRow>(
    trx,
    'update canned_answers set title = $2, shortcut = $3, texts = $4, updated_at = now() where id = $1 returning *',
    [id, title, shortcut, textsOf(texts)],
  );
  if (!row) throw notFound('Answer');
  return toAnswer(row);
}

/** Deletes an answer. @throws NOT_FOUND */
export async function deleteCannedAnswer(trx: Kysely<Database>, id: string): Promise<void> {
  const [row] = await run(trx, 'delete from canned_answers where id = $1 returning 1', [id]);
  if (!row) throw notFound('Answer');
}
