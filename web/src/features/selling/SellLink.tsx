import type { ReactNode } from 'react';

import { Link } from '../../navigation/Link.tsx';
import { sellTarget } from './sellTarget.ts';

interface SellLinkProps {
  /** `StoreLinks.sellerSite`. */
  sellerSite: string | null | undefined;
  className?: string;
  children: ReactNode;
}

/** Link to the registration of sellers; the sellers' own site opens in a new tab. */
export function SellLink({ sellerSite, className, children }: SellLinkProps) {
  const { to, isExternal } = sellTarget(sellerSite);
  return isExternal ? (
    <a className={className} href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <Link className={className} to={to}>
      {children}
    </Link>
  );
}
