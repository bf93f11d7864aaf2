import type { ReactNode } from 'react';

import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts';
import { FlashSales } from './_components/FlashSales.tsx';
import type { HeroSlider } from './_components/HeroSlider.tsx';
import { Later } from './_components/Later.tsx';
import { PopularCategories } from './_components/PopularCategories.tsx';
import { PromoRow } from './_components/PromoRow.tsx';
import { SellingPoints } from './_components/SellingPoints.tsx';
import { Stage } from './_components/Stage.tsx';
import type { LaterName, SectionName } from './arrangements.ts';

interface SectionProps {
  data: HomePageQuery['response'];
  Slider: typeof HeroSlider;
}

const later = (name: LaterName) =>
  function LaterSection(): ReactNode {
    return <Later name={name} />;
  };

/** The component of each section of an arrangement. An empty section is absent. */
export const sections: Readonly<Record<SectionName, (props: SectionProps) => ReactNode>> = {
  stage: ({ data, Slider }) => (
    <Stage categories={data.categories ?? []} homepage={data.homepage} Slider={Slider} />
  ),
  promoButtons: ({ data }) => <PromoRow storeLinks={data.storeLinks} />,
  sellingPoints: () => <SellingPoints />,
  popularCategories: ({ data }) => <PopularCategories categories={data.categories ?? []} />,
  coupons: later('coupons'),
  flashSales: ({ data }) => data.flash && <FlashSales products={data.flash} />,
  smartSearch: later('smartSearch'),
  newArrivals: later('newArrivals'),
  picks: later('picks'),
  live: later('live'),
  local: later('local'),
  best: later('best'),
  bands: later('bands'),
  categories: later('categories'),
  sellers: later('sellers'),
};
