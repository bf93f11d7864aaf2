import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import type { ViewsReader_views$key } from './__generated__/ViewsReader_views.graphql.ts';
import type { ViewsReaderQuery } from './__generated__/ViewsReaderQuery.graphql.ts';
import type { View } from './views.ts';

interface ViewsReaderProps {
  /** Name of the list. */
  readonly list: string;
  readonly children: (views: readonly View[]) => ReactNode;
}

/** Reads the saved views of a list: the person's own first, then the shared ones. Suspends. */
export function ViewsReader({ list, children }: ViewsReaderProps) {
  const { adminViews } = useAdminQuery<ViewsReaderQuery>(
    graphql`
      query ViewsReaderQuery($list: String!) {
        adminViews(list: $list) {
          ...ViewsReader_views
        }
      }
    `,
    { list },
    adminFreshness.list,
    ['views'],
  );
  const key: ViewsReader_views$key = present(adminViews);
  const views = useFragment(
    graphql`
      fragment ViewsReader_views on SavedView @relay(plural: true) {
        id
        version
        list
        name
        isShared
        isOwn
        isDefault
        filters
        sort
        columns
        density
      }
    `,
    key,
  );
  return children(views);
}
