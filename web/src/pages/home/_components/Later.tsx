import { lazy } from 'react';
import type { ComponentType } from 'react';

import { ButtonLink } from '../../../design/static/Button.tsx';
import { Container } from '../../../design/static/Container.tsx';
import { PARAM } from '../../../../../gateway/contract/rules/listing-params.ts';
import { withAreas } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import type { LaterName } from '../arrangements.ts';
import { WhenNear } from './WhenNear.tsx';
import styles from './WhenNear.module.css';

const Offers = lazy(withAreas(['shelves'], () => import('../_later/Offers.tsx')));

/** The code of each group; it requests its own data. */
const content: Readonly<Record<LaterName, ComponentType>> = {
  coupons: lazy(withAreas(['shelves'], () => import('../_later/Coupons.tsx'))),
  smartSearch: lazy(
    withAreas(['searchHero', 'suggestions', 'shelves'], () => import('../_later/SmartSearch.tsx')),
  ),
  newArrivals: lazy(withAreas(['shelves'], () => import('../_later/NewArrivals.tsx'))),
  picks: lazy(withAreas(['shelves'], () => import('../_later/Picks.tsx'))),
  live: () => <Offers part="live" />,
  local: lazy(withAreas(['shelves'], () => import('../_later/Local.tsx'))),
  best: lazy(withAreas(['shelves'], () => import('../_later/Best.tsx'))),
  bands: () => <Offers part="bands" />,
  categories: lazy(withAreas(['shelves'], () => import('../_later/Categories.tsx'))),
  sellers: lazy(withAreas(['shelves'], () => import('../_later/Sellers.tsx'))),
};

const listing = (param: string) => `${paths.allProducts()}?${param}=1`;

/** Link to similar content without scripts. */
const plain: Readonly<
  Partial<
    Record<
      LaterName,
      readonly (readonly [
        'seeAll' | 'featured.title' | 'best.title' | 'search:submit' | 'new.title',
        string,
      ])[]
    >
  >
> = {
  smartSearch: [['search:submit', paths.search()]],
  newArrivals: [['new.title', listing(PARAM.isNew)]],
  picks: [['seeAll', paths.allProducts()]],
  best: [
    ['featured.title', listing(PARAM.featured)],
    ['best.title', listing(PARAM.bestSeller)],
  ],
};

/** A group of shelves: its code and data are requested when it comes near the screen. */
export function Later({ name }: { name: LaterName }) {
  const { t } = useTranslation('home');
  const Content = content[name];
  const links = plain[name];
  return (
    <WhenNear
      room={name}
      plain={
        links === undefined ? null : (
          <Container className={styles.plain}>
            {links.map(([label, to]) => (
              <ButtonLink key={to} variant="secondary" to={to}>
                {t(label)}
              </ButtonLink>
            ))}
          </Container>
        )
      }
    >
      <Content />
    </WhenNear>
  );
}
