/** Searches of shoppers that are shown to others. */
import type { Kysely } from 'kysely';
import type { PopularSearches } from '../../../contract/admin/asked.ts';
import { POPULAR_ASKERS, POPULAR_DAYS } from '../../../contract/admin/asked.ts';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import { run } from '../../base/sql.ts';
import { dayAfter, tunisianDay } from '../../base/tunisian-day.ts';
import type { Database } from '../../db/tables.ts';

/**
 * The searches that most clients made in the last days, as they were typed: in a language, or in words that tell none. Only those that
 * found products and that enough clients made on a single day, so that none tells of a person.
 */
export async function popularSearches(
  db: Kysely<Database>,
  language: LanguageCode,
  limit: number,
  now = new Date(),
): Promise<PopularSearches> {
  const rows = await run<{ written: string }>(
    db,
    `select a.written from asked_texts a join asked_days d on d.text_id = a.id
     where d.askers > 0 and d.day > $1::date and a.kind = 'search' and a.results > 0 and a.written is not null
       and length(a.written) between 2 and 40 and (a.language is null or a.language = $2)
     group by a.id having max(d.askers) >= ${POPULAR_ASKERS} order by sum(d.askers) desc, a.id limit $3`,
    [dayAfter(tunisianDay(now), -POPULAR_DAYS), language, limit],
  );
  return { searches: rows.map(({ written }) => written) };
}
