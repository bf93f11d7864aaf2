import { paths } from '../../paths.ts';

/** Where "sell" leads. */
export interface SellTarget {
  readonly to: string;
  /** The sellers' own site: it opens in a new tab. */
  readonly isExternal: boolean;
}

/** Where one becomes a seller: on the sellers' own site when there is one, else by the shop's own form. */
export function sellTarget(sellerSite: string | null | undefined): SellTarget {
  return sellerSite ? { to: sellerSite, isExternal: true } : { to: paths.sell(), isExternal: false };
}
