/** Links that point outside the shop: those of the environment, and for the others what owners set. */

import type { ShopLinkName, ShopLinkSettings } from '../../../contract/admin/settings.ts';
import type { StoreLinks } from '../context.ts';

/** Social networks by their settings, in the order in which they are shown. */
const NETWORKS = {
  facebook: 'FACEBOOK',
  instagram: 'INSTAGRAM',
  tiktok: 'TIKTOK',
  youtube: 'YOUTUBE',
  linkedin: 'LINKEDIN',
  x: 'X',
} as const;

/** Values of the settings that the environment of the gateway fixes. */
export function fixedLinks({ phone, social, ...links }: StoreLinks): Partial<ShopLinkSettings> {
  const byName: Partial<Record<ShopLinkName, string | null | undefined>> = {
    ...links,
    shopPhone: phone,
    ...Object.fromEntries(social.map(({ network, url }) => [network.toLowerCase(), url])),
  };
  return Object.fromEntries(Object.entries(byName).filter(([, value]) => value != null));
}

/** The links in effect. `stored`: what owners set; null: not available at present. */
export function storeLinksOf(environment: StoreLinks, stored: ShopLinkSettings | null): StoreLinks {
  if (stored === null) return environment;
  const { shopPhone, facebook, instagram, tiktok, youtube, linkedin, x, ...links } = {
    ...stored,
    ...fixedLinks(environment),
  };
  const profiles = { facebook, instagram, tiktok, youtube, linkedin, x };
  return {
    ...links,
    phone: shopPhone,
    social: Object.entries(NETWORKS).flatMap(([name, network]) => {
      const url = profiles[name as keyof typeof NETWORKS];
      return url === null ? [] : { network, url };
    }),
  };
}
