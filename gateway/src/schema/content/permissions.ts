/** Who may ask for what: Home content, regions, links. */
import type { Access } from '../access.ts';

export const contentPermissions = {
  'Banner.image': 'public',
  'Banner.name': 'public',
  'Banner.redirectUrl': 'public',
  'Homepage.aboveFooter': 'public',
  'Homepage.banner': 'public',
  'Homepage.id': 'public',
  'Homepage.name': 'public',
  'Homepage.promoImage': 'public',
  'Homepage.slider1': 'public',
  'Query.homepage': 'public',
  'Query.regions': 'public',
  'Query.storeLinks': 'public',
  'Region.id': 'public',
  'Region.name': 'public',
  'Region.number': 'public',
  'StoreLinks.appStore': 'public',
  'StoreLinks.messagingApp': 'public',
  'StoreLinks.messenger': 'public',
  'StoreLinks.phone': 'public',
  'StoreLinks.playStore': 'public',
  'StoreLinks.sellerSite': 'public',
} as const satisfies Record<string, Access>;
