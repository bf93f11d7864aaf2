import type { ReactNode } from 'react';

import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts';
import { FlashSales } from './_components/FlashSales.tsx';
import type { HeroSlider } from './_components/HeroSlider.tsx';
import { Later } from './_components/Later.tsx';
import { PopularCategories } from './_components/PopularCategories.tsx';
import { PromoRow } from './_components/PromoRow.tsx';
import { SellingPoints } from './_components/SellingPoints.tsx';
import { Stage } from './_components/Stage.tsx';
import type { LaterName } from './arrangements.ts';

interface SectionProps {
  data: HomePageQuery['response'];
  Slider: typeof HeroSlider;
}

const later = (name: LaterName) =>
  function LaterSection(): ReactNode {
    return <Later name={name} />;
  };

/** The component of each section (`HomeSection`); a name of a later version of the shop has none. An empty section is absent. */
export const sections: Readonly<Record<string, (props: SectionProps) => ReactNode>> = {
  STAGE: ({ data, Slider }) => (
    <Stage categories={data.categories ?? []} homepage={data.homepage} offers={data.offers} Slider={Slider} />
  ),
  PROMO_BUTTONS: ({ data }) => <PromoRow storeLinks={data.storeLinks} />,
  SELLING_POINTS: () => <SellingPoints />,
  POPULAR_CATEGORIES: ({ data }) => <PopularCategories categories={data.categories ?? []} />,
  COUPONS: later('coupons'),
  FLASH_SALES: ({ data }) => data.flash && <FlashSales products={data.flash} />,
  SMART_SEARCH: later('smartSearch'),
  NEW_ARRIVALS: later('newArrivals'),
  PICKS: later('picks'),
  LIVE: later('live'),
  LOCAL: later('local'),
  BEST: later('best'),
  BANDS: later('bands'),
  CATEGORIES: later('categories'),
  SELLERS: later('sellers'),
};
