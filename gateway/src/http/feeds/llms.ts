/** Text of `llms.txt` (llmstxt.org): what a language model should know of the shop, and where it finds it. */
import { paths } from '../../../contract/rules/paths.ts';
import { serverPaths } from '../../../contract/rules/server-paths.ts';
import { DELIVERY_FEE, FREE_DELIVERY_FROM, toTnd } from '../../../contract/money.ts';
import { FEED_PATHS } from './serve.ts';

/** The file's path. */
export const LLMS_PATH = '/llms.txt';

/** @param publicUrl address of the shop, without a slash at its end */
export function llmsText(publicUrl: string): string {
  const link = (name: string, path: string, about: string) => `- [${name}](${publicUrl}${path}): ${about}`;
  const [lines = '', google = ''] = FEED_PATHS;
  return [
    '# Lawaj',
    '',
    '> A marketplace of many sellers for shoppers in Tunisia. Prices are in Tunisian dinars (TND, three decimal places) and include VAT.',
    '',
    `Delivery within Tunisia costs ${toTnd(DELIVERY_FEE)}\u00a0TND an order, and nothing from ${toTnd(FREE_DELIVERY_FROM)}\u00a0TND of items. Orders are placed by the buyer on the site, with payment on delivery or online. Pages exist in French, English, German and Tunisian Arabic: add \`?lang=fr\`, \`en\`, \`de\` or \`tn\`.`,
    '',
    '## Catalogue',
    '',
    link('All products', paths.allProducts(), 'the list with its filters'),
    link('Categories', paths.categories(), 'the tree of categories'),
    link('Search', paths.search(), 'add `?q=` with words in French, English, Arabic or Tunisian'),
    link('Sitemap', '/sitemap.xml', 'every page, with the date of its last change'),
    link(
      'Products as lines of JSON',
      lines,
      'every product and variant, compressed, renewed every 15 minutes',
    ),
    link('Products for merchant centers', google, 'the same as RSS 2.0'),
    '',
    '## Terms',
    '',
    link('Delivery', paths.textPage('shipping'), 'fees and times'),
    link('Returns', paths.textPage('returns'), 'the right to return'),
    link('Questions', paths.faq(), 'answers of the shop'),
    link('Terms', paths.textPage('terms'), 'conditions of sale'),
    '',
    '## For programs',
    '',
    link(
      'Tools for agents',
      serverPaths.agents,
      'Model Context Protocol without sessions: search, products, carts that lead to a page where the person orders, policies, delivery times, state of an order. Amounts are in millimes',
    ),
    link('Profile', serverPaths.agentProfile, 'the same in the Universal Commerce Protocol'),
    link(
      'GraphQL',
      serverPaths.graphql,
      'the API; whether it takes documents of others is the shop’s setting. Its query `catalogueChanges` keeps a copy of the catalogue in step',
    ),
    '',
  ].join('\n');
}
