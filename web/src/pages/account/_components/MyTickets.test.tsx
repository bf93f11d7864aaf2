// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeGateway } from '../../../relay/gatewayForTests.tsx';
import { viewerRequest } from '../../../relay/viewer.ts';
import type { MyTicketsQuery } from './__generated__/MyTicketsQuery.graphql.ts';
import '../../../relay/handlers.ts';
import { MyTickets, query } from './MyTickets.tsx';

function Page() {
  const { viewer } = useLazyLoadQuery<MyTicketsQuery>(query, {}, { networkCacheConfig: viewerRequest });
  return viewer && <MyTickets viewer={viewer} />;
}

vi.mock('../../../navigation/Link.tsx', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

let gateway: ReturnType<typeof createFakeGateway>;
afterEach(() => {
  cleanup();
  gateway.end();
});

/** Tickets after `after`, `count` of 25. */
const part = (count: number, after: unknown) => {
  const first = after == null ? 0 : Number(after) + 1;
  const numbers = Array.from({ length: 25 }, (_, index) => index).slice(first, first + count);
  return {
    data: {
      viewer: {
        tickets: {
          edges: numbers.map((number) => ({
            node: {
              __typename: 'Ticket',
              id: `t${number}`,
              number: `T-${number}`,
              subject: `Question ${number}`,
              updatedAt: '2026-01-01T00:00:00Z',
              status: 'OPEN',
            },
            cursor: String(number),
          })),
          pageInfo: { hasNextPage: first + count < 25, endCursor: String(numbers.at(-1)) },
        },
      },
    },
  };
};
const shown = () => screen.queryAllByRole('link').filter((link) => link.textContent?.startsWith('Question'));

it('is paginated to its end with the session, and a failed page can be retried', async () => {
  let fails = true;
  gateway = createFakeGateway({
    MyTicketsQuery: () => part(12, null),
    MyTicketsListQuery: ({ count, after }) => {
      if (!fails) return part(Number(count), after);
      fails = false;
      return { data: { viewer: null }, errors: [{ message: 'no', extensions: { code: 'BAD' } }] };
    },
  });
  render(
    <Suspense>
      <Page />
    </Suspense>,
    { wrapper: gateway.Shop },
  );
  await waitFor(() => expect(shown()).toHaveLength(12));
  const more = () => screen.getByRole('button', { name: 'Voir plus' });
  fireEvent.click(more());
  await screen.findByText(/pas fonctionné|réessay/i);
  expect(shown()).toHaveLength(12);
  fireEvent.click(more());
  await waitFor(() => expect(shown()).toHaveLength(24));
  fireEvent.click(more());
  await waitFor(() => expect(shown()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Voir plus' })).toBeNull();
  expect(new Set(shown().map((link) => link.textContent)).size).toBe(25);
  expect(gateway.requests.map(({ credentials }) => credentials)).toEqual(Array(4).fill('same-origin'));
});
