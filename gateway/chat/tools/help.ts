/** Finds the paragraph of the shop's text pages that answers a question. */
import { TextPage } from '../../contract/pages.ts';
import { FALLBACK_LANGUAGE } from '../../contract/rules/languages.ts';
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

/**
 * Share of a question's words that a paragraph must contain to be an answer, half of it again in its heading. No answer is better than
 * that to another question: a wrong term misleads.
 */
const ENOUGH = 1;
/** Pages that are searched when no topic is recognised. */
const QUESTION_PAGES = ['faq', 'shipping', 'returns', 'rules', 'about', 'privacy', 'terms'] as const;

/** Loads a page; undefined when it does not exist. */
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

/** Index of the section whose heading contains most of the words, and at least half of them. */
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
  // Translations have the same sections in the same order; a page that was edited differently is not guessed at.
  const translated = own && sectionsOf(own.body);
  const [page, section] =
    translated?.length === sections.length ? [own as TextPage, translated[at]] : [french, sections[at]];
  return section && { page: topic.page, title: page.title, heading: section.heading, text: section.text };
}

/** Searches the pages for the words of a question, in the answer's language. */
async function searched(context: ToolContext, question: string): Promise<HelpAnswer | undefined> {
  const wanted = [...new Set(stemsOf(question))].filter((one) => one.length >= 3);
  if (wanted.length < 2) return undefined;
  const pages = await Promise.all(QUESTION_PAGES.map((slug) => pageOf(context, slug, context.language)));
  let best: HelpAnswer | undefined;
  let most = ENOUGH;
  for (const page of pages) {
    if (!page) continue;
    for (const { heading, text } of sectionsOf(page.body)) {
      // Words in the heading weigh more: they say what the paragraph is about.
      const score =
        share(wanted, new Set(stemsOf(`${heading} ${text}`))) + share(wanted, new Set(stemsOf(heading))) / 2;
      if (score > most) [best, most] = [{ page: page.slug, title: page.title, heading, text }, score];
    }
  }
  return best;
}

/**
 * Answers a question about the shop from its text pages; undefined when no paragraph fits. `topic` is used when none is recognised in the
 * question.
 * @throws like RestClient, except for rejections
 */
export async function findHelp(
  context: ToolContext,
  question: string,
  topic?: Topic,
): Promise<HelpAnswer | undefined> {
  const recognised = topicOf(question);
  if (recognised) return answerOf(context, recognised);
  if (normalise(question) === '') return topic && answerOf(context, topic);
  return (await searched(context, question)) ?? (topic && answerOf(context, topic));
}
