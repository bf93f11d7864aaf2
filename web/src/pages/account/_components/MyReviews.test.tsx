// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeGateway } from '../../../relay/gatewayForTests.tsx';
import { viewerRequest } from '../../../relay/viewer.ts';
import type { MyReviewsQuery } from './__generated__/MyReviewsQuery.graphql.ts';
import { MyReviews, query } from './MyReviews.tsx';

vi.mock('../../../navigation/Link.tsx', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

function Page() {
  const { viewer } = useLazyLoadQuery<MyReviewsQuery>(
    query,
    { language: 'FR' },
    { networkCacheConfig: viewerRequest },
  );
  return viewer && <MyReviews viewer={viewer} />;
}

let gateway: ReturnType<typeof createFakeGateway>;
afterEach(() => {
  cleanup();
  gateway.end();
});

/** More reviews than one page of the gateway. */
const TOTAL = 101;

const part = (count: number, after: unknown) => {
  const first = after == null ? 0 : Number(after) + 1;
  const numbers = Array.from({ length: TOTAL }, (_, index) => index).slice(first, first + count);
  return {
    data: {
      viewer: {
        productsToReview: [],
        reviews: {
          totalCount: TOTAL,
          edges: numbers.map((number) => ({
            node: {
              __typename: 'OwnReview',
              id: `r${number}`,
              rating: 4,
              title: null,
              text: `Words ${number}`,
              state: 'PUBLISHED',
              moderationNote: null,
              createdAt: '2026-01-01T00:00:00Z',
              product: { productId: `p${number}`, slug: `p-${number}`, name: `Product ${number}` },
            },
            cursor: String(number),
          })),
          pageInfo: { hasNextPage: first + count < TOTAL, endCursor: String(numbers.at(-1)) },
        },
      },
    },
  };
};
const shown = () => screen.queryAllByRole('link');

it('the 101st own review is reachable', async () => {
  gateway = createFakeGateway({
    MyReviewsQuery: () => part(20, null),
    MyReviewsListQuery: ({ count, after }) => part(Number(count), after),
  });
  render(
    <Suspense>
      <Page />
    </Suspense>,
    { wrapper: gateway.Shop },
  );
  for (const count of [20, 40, 60, 80, 100]) {
    await waitFor(() => expect(shown()).toHaveLength(count));
    fireEvent.click(screen.getByRole('button', { name: 'Voir plus' }));
  }
  await screen.findByText('Words 100');
  expect(shown()).toHaveLength(TOTAL);
  expect(screen.queryByRole('button', { name: 'Voir plus' })).toBeNull();
});
