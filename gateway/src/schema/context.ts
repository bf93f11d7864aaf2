/** What every resolver is given. */
import type { CatalogueLoaders } from '../loaders/anonymous/catalogue.ts';
import type { ContentLoaders } from '../loaders/anonymous/content.ts';
import type { CartLoaders } from '../loaders/cart.ts';
import type { Freshness, ReadScope } from '../loaders/scope.ts';

/** What points outside the shop; null where it is not configured. */
export interface StoreLinks {
  sellerSite: string | null;
  messagingApp: string | null;
  messenger: string | null;
  phone: string | null;
  appStore: string | null;
  playStore: string | null;
}

export interface GatewayContext extends ReadScope {
  readonly freshness: Freshness;
  readonly loaders: CatalogueLoaders & ContentLoaders & CartLoaders;
  readonly storeLinks: StoreLinks;
}
