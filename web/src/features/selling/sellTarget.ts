import { paths } from '../../paths.ts';

/** Target of "sell". */
export interface SellTarget {
  readonly to: string;
  /** The sellers' own site: it opens in a new tab. */
  readonly isExternal: boolean;
}

/** Target of the registration of sellers: the sellers' own site if there is one, else the shop's own form. */
export function sellTarget(sellerSite: string | null | undefined): SellTarget {
  return sellerSite ? { to: sellerSite, isExternal: true } : { to: paths.sell(), isExternal: false };
}
