import type { PageProps } from '../../page/page.ts';
import HomePage from './HomePage.tsx';
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts';
import { BannerSlider } from './_components/BannerSlider.tsx';

export { head, query, Skeleton } from './HomePage.tsx';

/** `/home3`: the deals first, and banners that slide. A page of its own, so that `/` does not load the slider and its style. */
export default function DealsFirstPage(props: PageProps<HomePageQuery>) {
  return <HomePage {...props} Slider={BannerSlider} />;
}
