/** The text pages that the shop links to. */
import { paths } from './paths.ts';

/** The text pages by the names used in paths and texts. */
export const textPages = {
  faq: paths.faq(),
  shipping: paths.shipping(),
  returns: paths.returns(),
  'size-guide': paths.sizeGuide(),
  'gift-cards': paths.giftCards(),
  about: paths.about(),
  blog: paths.blog(),
  careers: paths.careers(),
  rules: paths.rules(),
  terms: paths.terms(),
  privacy: paths.privacy(),
  'cookie-policy': paths.cookiePolicy(),
  credits: paths.credits(),
} as const;

export type TextPageName = keyof typeof textPages;

/** The groups of the pages: help with an order, and information about the shop. */
export const textPageGroups = {
  help: ['faq', 'shipping', 'returns', 'size-guide', 'gift-cards'],
  shop: ['about', 'blog', 'careers', 'rules', 'terms', 'privacy', 'cookie-policy', 'credits'],
} as const satisfies Record<string, readonly TextPageName[]>;

export function isTextPage(name: string): name is TextPageName {
  return Object.hasOwn(textPages, name);
}

/** The group of a page. */
export function groupOf(name: TextPageName): keyof typeof textPageGroups {
  return textPageGroups.help.some((page) => page === name) ? 'help' : 'shop';
}
