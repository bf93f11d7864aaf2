/** Public reads of the editorial content. */
import type { PopularSearches } from '../../../contract/admin/asked.ts';
import type { StorefrontSettings } from '../../../contract/admin/settings.ts';
import type { Homepage, Promo } from '../../../contract/content.ts';
import type { LanguageCode, TextPage, TextPageList } from '../../../contract/pages.ts';
import type { PaymentOptions } from '../../../contract/payments.ts';
import type { ReadScope } from '../base/scope.ts';
import type { SharedCache } from './cache.ts';
import { policies } from './policies.ts';

export interface ContentLoaders {
  /** null: no home page of this name. */
  homepage(name: string): Promise<Homepage | null>;
  /** null: no promotion of this slug. */
  promo(slug: string): Promise<Promo | null>;
  /** null: no text page with this slug. In French if the language is missing. */
  textPage(slug: string, language: LanguageCode): Promise<TextPage | null>;
  /** All text pages, without their bodies. */
  textPages(language: LanguageCode): Promise<TextPageList | null>;
  /** Links that owners set. null: the upstream does not offer the call. */
  storeLinks(): Promise<StorefrontSettings | null>;
  /** What many shoppers search for. null: the upstream does not offer the call. */
  popularSearches(language: LanguageCode, limit: number): Promise<PopularSearches | null>;
  /** Ways to pay, in the order in which they are offered. null: the upstream does not offer the call. */
  paymentOptions(): Promise<PaymentOptions | null>;
}

export function createContentLoaders(cache: SharedCache, scope: ReadScope): ContentLoaders {
  return {
    homepage: (name) =>
      cache.read(`/v1/admin/homepages-name/${encodeURIComponent(name)}`, policies.homepage, scope),
    promo: (slug) => cache.read(`/v1/promos/${encodeURIComponent(slug)}`, policies.promo, scope),
    textPage: (slug, language) =>
      cache.read(`/v1/pages/${encodeURIComponent(slug)}?language=${language}`, policies.textPage, scope),
    textPages: (language) => cache.read(`/v1/pages?language=${language}`, policies.textPages, scope),
    storeLinks: () => cache.read('/v1/store-links', policies.storeLinks, scope),
    popularSearches: (language, limit) =>
      cache.read(`/v1/searches/popular?language=${language}&limit=${limit}`, policies.popularSearches, scope),
    paymentOptions: () => cache.read('/v1/payments/methods', policies.paymentOptions, scope),
  };
}
