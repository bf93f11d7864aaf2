/** The paragraph of the shop's text pages that answers a question. */
import { FALLBACK_LANGUAGE, TextPage } from '../../contract/pages.ts';
import type { LanguageCode } from '../../contract/pages.ts';
import { normalise, stemsOf } from '../../lexicon/normalise.ts';
import { ShopRefusal } from '../shop/rest.ts';
import type { ToolContext } from './context.ts';
import { sectionsOf } from './sections.ts';
import type { Section } from './sections.ts';
import { topicOf } from './topics.ts';
import type { Topic } from './topics.ts';

export interface HelpAnswer {
  page: string;
  title: string;
  heading: string;
  text: string;
}

/** So much of a question's words has to stand in a paragraph for it to be an answer. */
const ENOUGH = 0.6;
/** Pages that are looked through when no topic is told. */
const QUESTION_PAGES = ['faq', 'shipping', 'returns', 'rules', 'about', 'privacy', 'terms'] as const;

/** undefined: there is no such page. */
async function pageOf(
  { rest, caller }: ToolContext,
  slug: string,
  language: LanguageCode,
): Promise<TextPage | undefined> {
  try {
    return await rest.get(`/v1/pages/${slug}?language=${language}`, TextPage, { signal: caller.signal });
  } catch (error) {
    if (error instanceof ShopRefusal) return undefined;
    throw error;
  }
}

function share(wanted: readonly string[], own: ReadonlySet<string>): number {
  return wanted.length === 0 ? 0 : wanted.filter((one) => own.has(one)).length / wanted.length;
}

/** The section whose heading has most of the words, and at least half of them. */
function headed(sections: readonly Section[], words: string): number {
  const wanted = stemsOf(words);
  const scores = sections.map(({ heading }) => share(wanted, new Set(stemsOf(heading))));
  const most = Math.max(0, ...scores);
  return most >= 0.5 ? scores.indexOf(most) : -1;
}

async function answerOf(context: ToolContext, topic: Topic): Promise<HelpAnswer | undefined> {
  const { language } = context;
  const [french, own] = await Promise.all([
    pageOf(context, topic.page, FALLBACK_LANGUAGE),
    language === FALLBACK_LANGUAGE ? undefined : pageOf(context, topic.page, language),
  ]);
  if (!french) return undefined;
  const sections = sectionsOf(french.body);
  const at = headed(sections, topic.heading);
  if (at === -1) return undefined;
  // The translations have the same sections in the same order; one that was edited otherwise is not guessed at.
  const translated = own && sectionsOf(own.body);
  const [page, section] =
    translated?.length === sections.length ? [own as TextPage, translated[at]] : [french, sections[at]];
  return section && { page: topic.page, title: page.title, heading: section.heading, text: section.text };
}

/** Looks through the pages for the words of a question, in the answer's language. */
async function searched(context: ToolContext, question: string): Promise<HelpAnswer | undefined> {
  const wanted = [...new Set(stemsOf(question))].filter((one) => one.length >= 3);
  if (wanted.length < 2) return undefined;
  const pages = await Promise.all(QUESTION_PAGES.map((slug) => pageOf(context, slug, context.language)));
  let best: HelpAnswer | undefined;
  let most = ENOUGH;
  for (const page of pages) {
    if (!page) continue;
    for (const { heading, text } of sectionsOf(page.body)) {
      // What stands in the heading is what the paragraph is about.
      const score =
        share(wanted, new Set(stemsOf(`${heading} ${text}`))) + share(wanted, new Set(stemsOf(heading))) / 2;
      if (score > most) [best, most] = [{ page: page.slug, title: page.title, heading, text }, score];
    }
  }
  return best;
}

/**
 * Answers a question about the shop by its own text; undefined: no text does. `topic` is asked for where the question tells
 * none. Throws as RestClient does, but for refusals.
 */
export async function findHelp(
  context: ToolContext,
  question: string,
  topic?: Topic,
): Promise<HelpAnswer | undefined> {
  const told = topicOf(question);
  if (told) return answerOf(context, told);
  if (normalise(question) === '') return topic && answerOf(context, topic);
  return (await searched(context, question)) ?? (topic && answerOf(context, topic));
}
