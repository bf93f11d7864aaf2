/** Ranks the products that match a search, best first. */
import type { Kysely } from 'kysely';
import { MAX_NUMBERED_ITEMS } from '../../contract/common.ts';
import { availableSql } from '../../contract/rules/availability.ts';
import type { Conditions } from './conditions.ts';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';
import { canonicalOf, headsOf, stemsOf } from '../../lexicon/normalise.ts';
import { optionalText, queryText } from './understand.ts';
import type { Term, Understood } from './understand.ts';

/** Matches that are scored; the rest follow by popularity. Scoring all would cost as much as there are matches. */
const CANDIDATES = 600;
/** Enough popular matches to score no others. */
const ENOUGH = 60;

/** Added to the score when the head terms of a product’s name, or of its category’s, include a word of the search. */
const NAME_BONUS = 0.5;
const CATEGORY_BONUS = 0.35;
/** Added when its longest head term does: "tapis" means rugs rather than yoga mats. */
const LONGEST_HEAD_BONUS = 0.3;

/** Taken from what mentions a search of one word further on in its name: "sac avec compartiment à chaussures" is no shoe. */
const MENTION_MALUS = 0.25;

/** Added to what is below a category that the search names, and nothing else: "cuisine" means kitchen ware rather than cookery books. */
const NAMED_CATEGORY_BONUS = 1.5;

/** How much words that only rank count. */
const OPTIONAL = 2;

/** IDs and their scores, by (score, id) descending. */
export interface Ranking {
  ids: number[];
  scores: number[];
  /** Whether these are all matches; otherwise they are the popular ones, which come first. */
  complete: boolean;
}

/** What a category's name says of its products. */
export interface CategoryTerms {
  /** Head terms of its name (see headTermsOf). */
  heads: ReadonlySet<string>;
  /** Terms that alone denote it, or a category above it (see wholeTermsOf). */
  names: ReadonlySet<string>;
}

/** A search to be ranked. */
export interface RankedSearch {
  /** Creates the conditions, including those of the search. */
  conditions: () => Conditions;
  understood: Pick<Understood, 'terms' | 'anyTerm' | 'optional'>;
  /** The normalised input, to match exact names. */
  name: string;
  termsOfCategory: (id: number) => CategoryTerms;
  /** Sales from which a product counts as popular; null: none does in this catalogue. */
  popularFrom: number | null;
}

interface Candidate {
  id: number;
  base: number;
  name_sort: string;
  category_id: number;
}

/** A product's score by what the database knows: positions of the words, those that only rank, popularity, stock. */
const scoreSql = (query: string, name: string, optional: string | undefined): string =>
  `(${optional === undefined ? '' : `ts_rank('{0.03,0.1,0.4,1}', p.search_vector, ${optional}::tsquery) * ${OPTIONAL} + `}(case when ${query}::text = '' then 0 else ts_rank('{0.03,0.1,0.4,1}', p.search_vector, ${query}::tsquery) end)
     + 0.02 * ln(1 + p.sold_count)
     + ${availableSql('p')}::int * 0.05
     + (case when p.name_sort = ${name}::text then 1 when starts_with(p.name_sort, ${name}::text) then 0.2 else 0 end))::float8`;

function isOneOf(heads: ReadonlySet<string>, terms: readonly Term[]): boolean {
  return terms.some(({ alternatives }) =>
    alternatives.some(({ text, prefix }) =>
      prefix ? [...heads].some((head) => head.startsWith(text)) : heads.has(text),
    ),
  );
}

/** The words of a name, and what stands for them. */
const wordsOf = (name: string): ReadonlySet<string> =>
  new Set(stemsOf(name).flatMap((word) => [word, canonicalOf(word) ?? word]));

/** Adds what names say about the thing itself: "coque pour téléphone" is a cover, a "smartphone" is a phone. */
function withBonuses(
  candidates: readonly Candidate[],
  search: RankedSearch,
): { id: number; score: number }[] {
  const { terms } = search.understood;
  if (terms.length === 0) return candidates.map(({ id, base }) => ({ id, score: base }));
  const [said] = terms.length === 1 ? (terms[0]?.alternatives ?? []) : [];
  const isName = said !== undefined && !said.prefix && search.understood.optional.length === 0;
  const kinds = new Map<number, number>();
  const kind = (category: number): number => {
    let bonus = kinds.get(category);
    if (bonus === undefined) {
      const { heads, names } = search.termsOfCategory(category);
      bonus = isOneOf(heads, terms) ? CATEGORY_BONUS : 0;
      if (isName && names.has(said.text)) bonus += NAMED_CATEGORY_BONUS;
      kinds.set(category, bonus);
    }
    return bonus;
  };
  return candidates.map(({ id, base, name_sort, category_id }) => {
    const heads = headsOf(name_sort);
    const named = isOneOf(heads.terms, terms) ? NAME_BONUS : 0;
    const longest = isOneOf(heads.longest, terms) ? LONGEST_HEAD_BONUS : 0;
    const ofKind = kind(category_id) + named + longest;
    const isMention = ofKind === 0 && said !== undefined && isOneOf(wordsOf(name_sort), terms);
    return { id, score: base + (isMention ? -MENTION_MALUS : ofKind) };
  });
}

const byScore = (a: { id: number; score: number }, b: { id: number; score: number }): number =>
  b.score - a.score || b.id - a.id;

const toRanking = (rows: { id: number; score: number }[], complete: boolean): Ranking => {
  rows.sort(byScore);
  return { ids: rows.map(({ id }) => id), scores: rows.map(({ score }) => score), complete };
};

/** Ranks the popular matches; undefined when they are few. Its cost does not depend on the number of matches. */
export async function rankPopular(db: Kysely<Database>, search: RankedSearch): Promise<Ranking | undefined> {
  const conditions = search.conditions();
  if (conditions.impossible || search.popularFrom === null) return undefined;
  const { parameters } = conditions;
  const [query, name, optional] = [
    parameters.add(queryText(search.understood)),
    parameters.add(search.name),
    search.understood.optional.length === 0 ? undefined : parameters.add(optionalText(search.understood)),
  ];
  const rows = await run<Candidate>(
    db,
    `select p.id, ${scoreSql(query, name, optional)} as base, p.name_sort, p.category_id
     from (select p.* from products p where ${conditions.sql} and p.sold_count >= ${parameters.add(search.popularFrom)}::int
       order by p.sold_count desc, p.id desc limit ${CANDIDATES}) p`,
    parameters.values,
  );
  return rows.length < ENOUGH ? undefined : toRanking(withBonuses(rows, search), false);
}

/** Ranks all matches, at most MAX_NUMBERED_ITEMS. The popular ones are ordered as by rankPopular. */
export async function rankAll(db: Kysely<Database>, search: RankedSearch): Promise<Ranking> {
  const conditions = search.conditions();
  if (conditions.impossible) return { ids: [], scores: [], complete: true };
  const { parameters } = conditions;
  const [query, name, optional] = [
    parameters.add(queryText(search.understood)),
    parameters.add(search.name),
    search.understood.optional.length === 0 ? undefined : parameters.add(optionalText(search.understood)),
  ];
  const popularFrom = parameters.add(search.popularFrom);
  // IDs as one array: reading thousands of rows would take longer than finding them.
  const rows = await run<Candidate & { others: number[] | null }>(
    db,
    `with matches as materialized (
       select p.id, p.sold_count, row_number() over (order by p.sold_count desc, p.id desc) as place
       from products p where ${conditions.sql}
       order by p.sold_count desc, p.id desc limit ${MAX_NUMBERED_ITEMS}
     ), popular as (
       select count(*) as n from matches where sold_count >= ${popularFrom}::int
     ), chosen as (
       select least(${CANDIDATES}, case when n >= ${ENOUGH} then n else ${CANDIDATES} end) as n from popular
     )
     select p.id, ${scoreSql(query, name, optional)} as base, p.name_sort, p.category_id, null as others
     from matches m join products p on p.id = m.id where m.place <= (select n from chosen)
     union all
     select 0, 0, '', 0, (select array_agg(id order by place) from matches where place > (select n from chosen))`,
    parameters.values,
  );
  const others = rows.pop()?.others ?? [];
  const weighed = withBonuses(rows, search);
  return toRanking([...weighed, ...others.map((id, index) => ({ id, score: -1 - index }))], true);
}
