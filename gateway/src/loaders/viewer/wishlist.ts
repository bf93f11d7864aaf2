/** The viewer's wishlist. The specification's calls name the account in their body (section 7.1). */
import { Wishlist, WishlistChange, WishlistIds } from '../../../contract/accounts.ts';
import { accountNumberIn } from './account-number.ts';
import type { ViewerCalls } from './calls.ts';

export interface WishlistLoaders {
  wishlist(): Promise<Wishlist>;
  wishlistIds(): Promise<WishlistIds>;
  addToWishlist(productId: string): Promise<WishlistChange>;
  removeFromWishlist(productId: string): Promise<WishlistChange>;
}

export function createWishlistLoaders({ token, get, getByPost, change }: ViewerCalls): WishlistLoaders {
  const account = () => ({ accountNumber: accountNumberIn(token) });
  const asChange = (json: unknown): WishlistChange => WishlistChange.parse(json);
  return {
    wishlist: async () => getByPost('/v1/user/wishlist/get', account(), (json) => Wishlist.parse(json)),
    wishlistIds: () => get('/v1/user/wishlist/ids', (json) => WishlistIds.parse(json)),
    addToWishlist: async (productId) =>
      change('/v1/user/wishlist/add', { ...account(), productId }, asChange),
    removeFromWishlist: async (productId) =>
      change('/v1/user/wishlist/remove', { ...account(), productId }, asChange, 'DELETE'),
  };
}
