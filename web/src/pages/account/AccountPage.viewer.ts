import { schemaLanguage } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import type { ViewerQuery, ViewerRoute } from '../../page/page.ts';
import addresses from './_components/__generated__/AddressesQuery$parameters.ts';
import shops from './_components/__generated__/FollowedShopsQuery$parameters.ts';
import home from './_components/__generated__/AccountHomeQuery$parameters.ts';
import reviews from './_components/__generated__/MyReviewsQuery$parameters.ts';
import tickets from './_components/__generated__/MyTicketsQuery$parameters.ts';
import points from './_components/__generated__/PointsQuery$parameters.ts';
import profile from './_components/__generated__/ProfileQuery$parameters.ts';
import sessions from './_components/__generated__/SessionsQuery$parameters.ts';

/** Queries of the account's sections, by their paths. */
const QUERIES: Readonly<Record<string, ViewerQuery['query']>> = {
  [paths.account()]: home,
  [paths.accountProfile()]: profile,
  [paths.accountAddresses()]: addresses,
  [paths.accountPoints()]: points,
  [paths.accountShops()]: shops,
  [paths.tickets()]: tickets,
  [paths.reviews()]: reviews,
  [paths.accountSessions()]: sessions,
};

/** Those that show names of products. */
const WITH_PRODUCTS: ReadonlySet<ViewerQuery['query']> = new Set([home, reviews, shops]);

export const queryOf: ViewerRoute['queryOf'] = ({ url, language }) => {
  const query = QUERIES[url.pathname];
  const variables = query && WITH_PRODUCTS.has(query) ? { language: schemaLanguage(language) } : {};
  return query && { query, variables };
};
