// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import { createFakeGateway } from '../../../relay/gatewayForTests.tsx';
import { viewerRequest } from '../../../relay/viewer.ts';
import { Addresses, query } from './Addresses.tsx';
import type { AddressesQuery } from './__generated__/AddressesQuery.graphql.ts';

// Dialogs need layout, which jsdom does not have.
vi.mock('../../../design/chakra/Dialog.tsx', () => ({
  Dialog: ({ isOpen, children, actions }: { isOpen: boolean; children: ReactNode; actions: ReactNode }) =>
    isOpen ? (
      <div role="alertdialog">
        {children}
        {actions}
      </div>
    ) : null,
}));

function Page() {
  const { viewer } = useLazyLoadQuery<AddressesQuery>(query, {}, { networkCacheConfig: viewerRequest });
  return viewer && <Addresses viewer={viewer} />;
}

const address = (id: string, isDefault: boolean) => ({
  id,
  isDefault,
  address: {
    recipient: 'Amel Ben Salah',
    phone: '+21620123456',
    secondPhone: null,
    region: { number: '11', name: 'Tunis', id: 'region-11' },
    delegation: 'La Marsa',
    arabic: null,
    postalCode: '2070',
    street: `rue ${id}`,
    landmark: null,
    note: null,
  },
});
const viewer = (...ids: string[]) => ({ addresses: ids.map((id, index) => address(id, index === 0)) });

let gateway: ReturnType<typeof createFakeGateway>;
let answer: (body: unknown) => void;
beforeEach(async () => {
  gateway = createFakeGateway({
    AddressesQuery: () => ({ data: { viewer: viewer('a', 'b') } }),
    AddressRemovalMutation: () => new Promise((resolve) => (answer = resolve)),
  });
  render(
    <Suspense>
      <Page />
    </Suspense>,
    { wrapper: gateway.Shop },
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Supprimer\s:\srue b$/ }));
  const dialog = await screen.findByRole('alertdialog');
  const buttons = [...dialog.querySelectorAll('button')];
  fireEvent.click(buttons.find(({ textContent }) => textContent === 'Supprimer') as HTMLElement);
});
afterEach(() => {
  cleanup();
  gateway.end();
});

/** Streets in the list. */
const shown = () =>
  screen
    .queryAllByRole('button', { name: /^Supprimer\s:/ })
    .map((button) => /rue \w/.exec(button.getAttribute('aria-label') ?? '')?.[0]);
const A = 'rue a';
const B = 'rue b';

describe('an address that is removed', () => {
  it('leaves the list before the response, and the heading gets the focus', async () => {
    await waitFor(() => expect(shown()).toEqual([A]));
    expect(document.activeElement?.id).toBe('addresses');
    expect(gateway.toasts).toEqual([]);
    await waitFor(() => expect(gateway.requests.at(-1)?.name).toBe('AddressRemovalMutation'));
    answer({ data: { addressRemove: { viewer: viewer('a'), userErrors: [] } } });
    await waitFor(() => expect(gateway.toasts).toMatchObject([{ type: 'info' }]));
    expect(shown()).toEqual([A]);
  });

  it.each([
    ['refused', { data: { addressRemove: { viewer: null, userErrors: [{ code: 'CONFLICT' }] } } }],
    ['not possible', { data: { addressRemove: null }, errors: [{ message: 'no' }] }],
    ['not sent', new Error('away')],
  ])('comes back with an error toast when the removal is %s', async (_, body) => {
    await waitFor(() => expect(shown()).toEqual([A]));
    await waitFor(() => expect(gateway.requests.at(-1)?.name).toBe('AddressRemovalMutation'));
    answer(body);
    await waitFor(() => expect(gateway.toasts).toMatchObject([{ type: 'error' }]));
    expect(shown()).toEqual([A, B]);
  });

  it('stays removed if another tab had removed it before', async () => {
    await waitFor(() => expect(shown()).toEqual([A]));
    await waitFor(() => expect(gateway.requests.at(-1)?.name).toBe('AddressRemovalMutation'));
    answer({ data: { addressRemove: { viewer: null, userErrors: [{ code: 'NOT_FOUND' }] } } });
    await waitFor(() => expect(gateway.toasts).toMatchObject([{ type: 'info' }]));
    expect(shown()).toEqual([A]);
  });
});
