import { AssistantButton } from '../../features/assistant/AssistantButton.tsx';
import type { PageProps } from '../../page/page.ts';
import HomePage from './HomePage.tsx';
import type { HomePageQuery } from './__generated__/HomePageQuery.graphql.ts';
import { FourSlider } from './_components/FourSlider.tsx';

export { head, query, Skeleton } from './HomePage.tsx';

/**
 * `/home2`: the assistant first, and four banners that fade. A page of its own, so that `/` does not load the slider and its
 * style.
 */
export default function AssistantFirstPage(props: PageProps<HomePageQuery>) {
  return (
    <>
      <HomePage {...props} Slider={FourSlider} />
      <AssistantButton />
    </>
  );
}
