/** The viewer's own data: read for one request, kept nowhere. These loaders exist only with a token. */
import {
  AccountExport,
  AccountNumber,
  AccountSessions,
  Done,
  ReadUser,
  User,
  Wishlist,
  WishlistChange,
  WishlistIds,
} from '../../../contract/accounts.ts';
import type { AccountDeleteRequest, ProfileRequest, SignOutRequest } from '../../../contract/accounts.ts';
import {
  Order,
  OrdersPage,
  PointsPage,
  PointsSummary,
  SavedAddress,
  SavedAddresses,
} from '../../../contract/orders.ts';
import type { AddressSaveRequest, OrderState } from '../../../contract/orders.ts';
import { OwnReviewsPage, ReviewPlace } from '../../../contract/reviews.ts';
import type { ReviewRequest } from '../../../contract/reviews.ts';
import { Ticket, TicketsPage } from '../../../contract/support.ts';
import type { TicketMessageRequest, TicketStatusRequest } from '../../../contract/support.ts';
import { errorAnswer } from '../../upstream/errors.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { ListPage } from '../pages.ts';
import type { ReadScope } from '../scope.ts';
import { createAdminLoaders } from './admin.ts';
import type { AdminLoaders } from './admin.ts';

export interface ViewerLoaders {
  me(): Promise<User>;
  sessions(): Promise<AccountSessions>;
  dataExport(): Promise<AccountExport>;
  wishlist(): Promise<Wishlist>;
  wishlistIds(): Promise<WishlistIds>;
  /** Without states: all. */
  orders(page: ListPage, states?: readonly OrderState[]): Promise<OrdersPage>;
  order(id: string): Promise<Order>;
  addresses(): Promise<SavedAddresses>;
  points(): Promise<PointsSummary>;
  pointsHistory(page: ListPage): Promise<PointsPage>;
  saveAddress(request: AddressSaveRequest): Promise<SavedAddress>;
  removeAddress(id: string): Promise<Done>;
  tickets(page: ListPage): Promise<TicketsPage>;
  ticket(number: string): Promise<Ticket>;
  answerTicket(number: string, request: TicketMessageRequest): Promise<Ticket>;
  changeTicket(number: string, request: TicketStatusRequest): Promise<Ticket>;
  reviews(page: ListPage): Promise<OwnReviewsPage>;
  reviewPlace(productId: string): Promise<ReviewPlace>;
  saveReview(request: ReviewRequest): Promise<ReviewPlace>;
  removeReview(productId: string): Promise<Done>;
  signOut(request: SignOutRequest): Promise<Done>;
  revokeSession(id: string): Promise<Done>;
  updateProfile(request: ProfileRequest): Promise<User>;
  deleteAccount(request: AccountDeleteRequest): Promise<Done>;
  /** For admins. */
  admin: AdminLoaders;
  addToWishlist(productId: string): Promise<WishlistChange>;
  removeFromWishlist(productId: string): Promise<WishlistChange>;
}

/** What a token says of itself; whether it is true, the API knows. Throws what the API would say to none at all. */
function accountNumberIn(token: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return AccountNumber.parse((payload as { accountNumber?: unknown }).accountNumber);
  } catch {
    throw errorAnswer(401, { error: { code: 'UNAUTHENTICATED', message: 'The token is not valid' } });
  }
}

const pageOf = ({ limit, after }: ListPage): string =>
  `limit=${limit}${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`;

export function createViewerLoaders(
  rest: RestClient,
  scope: Pick<ReadScope, 'signal'>,
  caller: { token: string; client?: string | undefined },
): ViewerLoaders {
  const { token: bearer, client } = caller;
  // Of this token alone: a request that signs in has another one's beside it.
  const reads = new Map<string, Promise<unknown>>();

  const read = <T>(path: string, make: () => Promise<T>): Promise<T> => {
    let earlier = reads.get(path);
    if (!earlier) reads.set(path, (earlier = make()));
    return earlier as Promise<T>;
  };
  const get = <T>(path: string, decode: (json: unknown) => T): Promise<T> =>
    read(path, () => rest.read(path, decode, { bearer, signal: scope.signal }));
  /** What was read before a change is not true any more. */
  const change = async <T>(
    path: string,
    body: unknown,
    decode: (json: unknown) => T,
    method: 'POST' | 'DELETE' = 'POST',
  ): Promise<T> => {
    try {
      return await rest.send(path, body, decode, { bearer, client, method });
    } finally {
      reads.clear();
    }
  };

  /** The specification's wishlist calls name the account in their body (section 7.1). */
  const ofAccount = () => ({ accountNumber: accountNumberIn(bearer) });
  const asTicket = (json: unknown): Ticket => Ticket.parse(json);
  const asPlace = (json: unknown): ReviewPlace => ReviewPlace.parse(json);

  return {
    // The call of the spec at a session's start (section 7.1): the API compares the number with the token's own.
    me: async () => get(`/v1/admin/users/${accountNumberIn(bearer)}`, (json): User => ReadUser.parse(json)),
    sessions: () => get('/v1/user/sessions', (json) => AccountSessions.parse(json)),
    dataExport: () => get('/v1/user/export', (json) => AccountExport.parse(json)),
    wishlist: () =>
      read('/v1/user/wishlist/get', async () =>
        rest.send('/v1/user/wishlist/get', ofAccount(), (json) => Wishlist.parse(json), {
          bearer,
          signal: scope.signal,
        }),
      ),
    wishlistIds: () => get('/v1/user/wishlist/ids', (json) => WishlistIds.parse(json)),
    orders: (page, states) =>
      get(
        `/v1/user/orders?${pageOf(page)}${states === undefined ? '' : `&states=${states.join(',')}`}`,
        (json) => OrdersPage.parse(json),
      ),
    order: (id) => get(`/v1/user/orders/${id}`, (json) => Order.parse(json)),
    addresses: () => get('/v1/user/addresses', (json) => SavedAddresses.parse(json)),
    points: () => get('/v1/user/points', (json) => PointsSummary.parse(json)),
    pointsHistory: (page) => get(`/v1/user/points/history?${pageOf(page)}`, (json) => PointsPage.parse(json)),
    saveAddress: (request) => change('/v1/user/addresses', request, (json) => SavedAddress.parse(json)),
    removeAddress: (id) => change('/v1/user/addresses', { id }, (json) => Done.parse(json), 'DELETE'),
    tickets: (page) => get(`/v1/user/tickets?${pageOf(page)}`, (json) => TicketsPage.parse(json)),
    ticket: (number) => get(`/v1/user/tickets/${number}`, asTicket),
    answerTicket: (number, request) => change(`/v1/user/tickets/${number}/messages`, request, asTicket),
    changeTicket: (number, request) => change(`/v1/user/tickets/${number}/status`, request, asTicket),
    reviews: (page) => get(`/v1/user/reviews?${pageOf(page)}`, (json) => OwnReviewsPage.parse(json)),
    reviewPlace: (productId) => get(`/v1/user/reviews/of/${productId}`, asPlace),
    saveReview: (request) => change('/v1/user/reviews', request, asPlace),
    removeReview: (productId) =>
      change('/v1/user/reviews', { productId }, (json) => Done.parse(json), 'DELETE'),
    signOut: (request) => change('/v1/auth/logout', request, (json) => Done.parse(json)),
    revokeSession: (id) => change('/v1/user/sessions/revoke', { id }, (json) => Done.parse(json)),
    updateProfile: (request) => change('/v1/user/profile', request, (json) => User.parse(json)),
    deleteAccount: (request) => change('/v1/user/delete', request, (json) => Done.parse(json)),
    admin: createAdminLoaders(rest, scope, bearer),
    addToWishlist: async (productId) =>
      change('/v1/user/wishlist/add', { ...ofAccount(), productId }, (json) => WishlistChange.parse(json)),
    removeFromWishlist: async (productId) =>
      change(
        '/v1/user/wishlist/remove',
        { ...ofAccount(), productId },
        (json) => WishlistChange.parse(json),
        'DELETE',
      ),
  };
}
