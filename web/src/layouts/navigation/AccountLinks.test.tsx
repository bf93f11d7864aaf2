import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import type { Session } from '../../features/session/useSession.ts';
import english from '../../i18n/en/layout.json' with { type: 'json' };
import { AccountButton } from '../header/AccountButton.tsx';
import { AccountLinks } from './AccountLinks.tsx';

vi.mock('../../navigation/Link.tsx', () => ({
  useNavigate: () => () => undefined,
  Link: ({
    to,
    children,
    'aria-label': label,
  }: {
    to: string;
    children: ReactNode;
    'aria-label'?: string;
  }) => (
    <a href={to} aria-label={label}>
      {children}
    </a>
  ),
}));
vi.mock('../../features/wishlist/useWishlist.ts', () => ({ useLikedCount: () => 0 }));
vi.mock('../../i18n/useTranslation.ts', () => ({
  useTranslation: () => ({
    t: (key: string) =>
      key === 'account' ? english.account : english.sidebar[key.replace('sidebar.', '') as 'login'],
  }),
}));

const session: Session = {
  firstName: 'amel',
  lastName: 'Ben Salah',
  accountNumber: '1000-7',
  isAdmin: false,
};
/** Paths and texts of the links. */
const entries = (element: ReactNode) =>
  [...renderToStaticMarkup(element).matchAll(/<(?:a href="([^"]*)"|button)[^>]*>(.*?)<\/(?:a|button)>/g)].map(
    ([, to, words]) => [to, words?.replaceAll(/<[^>]*>/g, '')],
  );

it('visitors may log in or register, and have no other link', () => {
  expect(entries(<AccountLinks session={null} onLogout={vi.fn()} />)).toEqual([
    ['/login', 'Login'],
    ['/register', 'Register'],
  ]);
});

it('signed-in shoppers have account, orders and signing out', () => {
  expect(entries(<AccountLinks session={session} onLogout={vi.fn()} />)).toEqual([
    ['/user/account', 'My account'],
    ['/user/orders', 'My orders'],
    ['/user/wishlist', 'My wishlist'],
    [undefined, 'Logout'],
  ]);
});

it('the header shows the viewer’s initials', () => {
  expect(entries(<AccountButton session={session} />)).toEqual([
    ['/user/account', 'ABamelMy Account, amel Ben Salah'],
  ]);
  expect(entries(<AccountButton session={null} />)).toEqual([['/login', 'My Account']]);
});
