/** What every page shows of the shop: the links of the environment, and for the others and all facts what owners set. */

import type { ShopLinkName, ShopLinkSettings, StorefrontSettings } from '../../../contract/admin/settings.ts';
import type { StoreLinks } from '../context.ts';
import type { OpeningHours, ShopCompany } from '../generated/resolvers.ts';

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

/** What owners alone set. */
interface ShopFacts {
  email: string | null;
  openingHours: OpeningHours | null;
  company: ShopCompany | null;
  carriers: string[];
  paymentMarks: string[];
}

const NO_FACTS: ShopFacts = {
  email: null,
  openingHours: null,
  company: null,
  carriers: [],
  paymentMarks: [],
};

function factsOf(stored: StorefrontSettings): ShopFacts {
  const { openDays: days, opensAt, closesAt, companyName: name } = stored;
  return {
    email: stored.shopEmail,
    openingHours:
      days.length === 0 || opensAt === null || closesAt === null ? null : { days, opensAt, closesAt },
    company:
      name === null
        ? null
        : {
            name,
            registerNumber: stored.companyRegister,
            taxNumber: stored.companyTaxNumber,
            address: stored.companyAddress,
          },
    carriers: stored.carrierMarks,
    paymentMarks: stored.paymentMarks,
  };
}

/** Links and facts in effect. `stored`: what owners set; null: not available at present. */
export function storeLinksOf(
  environment: StoreLinks,
  stored: StorefrontSettings | null,
): StoreLinks & ShopFacts {
  if (stored === null) return { ...environment, ...NO_FACTS };
  const values = { ...stored, ...fixedLinks(environment) };
  return {
    sellerSite: values.sellerSite,
    messagingApp: values.messagingApp,
    messenger: values.messenger,
    appStore: values.appStore,
    playStore: values.playStore,
    phone: values.shopPhone,
    social: Object.entries(NETWORKS).flatMap(([name, network]) => {
      const url = values[name as keyof typeof NETWORKS];
      return url === null ? [] : { network, url };
    }),
    ...factsOf(stored),
  };
}
