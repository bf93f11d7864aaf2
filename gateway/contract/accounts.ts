/** REST v1 messages of accounts, sessions, wishlists and followed shops. */
import { z } from 'zod';
import { ProductSummary, Shop } from './catalogue.ts';
import {
  EntityId,
  Instant,
  MAX_PAGE_SIZE,
  OpaqueId,
  Pagination,
  QueryBoolean,
  Tnd,
  createdBetween,
} from './common.ts';
import { Email, LinkToken } from './mail.ts';
import { LanguageCode } from './pages.ts';
import { FALLBACK_LANGUAGE } from './rules/languages.ts';
import { MAX_EMAIL_LENGTH, MAX_FOLLOWED_SHOPS } from './rules/limits.ts';
import { bareNumber } from './rules/digits.ts';
import { bounded, line, text } from './text.ts';

/**
 * A Tunisian phone number: eight digits, with or without +216. Separators and invisible characters, which come with numbers copied
 * from a contact list, are ignored. Normalised to `+21698123456`.
 */
export const Phone = bounded(40, 'must have 8 digits')
  .meta({ examples: ['98 123 456'] })
  .transform((value) => bareNumber(value).replace(/^(?:\+|00)?216(?=\d{8}$)/, ''))
  .pipe(bounded(40).regex(/^[2-9]\d{7}$/, 'must have 8 digits'))
  .transform((digits) => `+216${digits}`)
  .meta({ id: 'Phone', examples: ['+21698123456'] });

/** Ten digits, the last one a check digit. */
export const AccountNumber = bounded(10, 'must be an account number')
  .regex(/^[1-9]\d{9}$/, 'must be an account number')
  .meta({ id: 'AccountNumber', examples: ['1234567890'] });

export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 200;

/** A new password. */
export const NewPassword = bounded(MAX_PASSWORD_LENGTH).min(
  MIN_PASSWORD_LENGTH,
  `must have at least ${MIN_PASSWORD_LENGTH} characters`,
);

/** A password to verify. */
export const GivenPassword = bounded(MAX_PASSWORD_LENGTH).min(1, 'is required');

/** A code of an authenticator application (six digits), or a recovery code. */
export const TwoStepCode = text(1, 60).meta({ id: 'TwoStepCode' });

/** A display name. */
export const PersonName = line(1, 60).regex(/^[^<>]+$/, 'has characters that no name has');

/** Permissions of an admin; only an Owner may grant them. */
export const AdminRole = z
  .enum(['Owner', 'Catalogue', 'Orders', 'Support', 'Marketing', 'Finance', 'ReadOnly'])
  .meta({ id: 'AdminRole' });
export type AdminRole = z.infer<typeof AdminRole>;

/** The entry in `role` that makes an account with `admin` an admin. */
export const ADMIN_ROLE_ENTRY = 'Admin';

/** GET /v1/admin/users/{accountNumber} (spec section 3), for the account itself and for admins. */
export const User = z
  .object({
    accountNumber: AccountNumber,
    role: z.array(z.string()),
    admin: z.boolean(),
    adminRole: AdminRole.nullable(),
    points: z.int().min(0),
    contact: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    language: LanguageCode,
    newsletter: z.boolean(),
    createdAt: Instant,
    pendingEmail: z
      .string()
      .nullish()
      .describe('New e-mail address that waits for confirmation by the link sent to it.'),
    isTwoStepMissing: z
      .boolean()
      .optional()
      .describe(
        'Whether the account is an admin that has to set up a second step before it can do anything else.',
      ),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** Separators between the entries of a role that is sent as text. */
const BETWEEN_ROLES = /[\s,;|]+/;

/**
 * An account as an upstream may send it (spec section 3): `role` as a list or as text, the admin field as a flag or as any non-empty
 * text. Normalised to a User.
 */
export const ReadUser = User.extend({
  role: z.union([
    User.shape.role,
    z.string().transform((text) => text.split(BETWEEN_ROLES).filter((entry) => entry !== '')),
  ]),
  admin: z.union([
    z.boolean(),
    z.string().transform((text) => text.trim() !== ''),
    z.null().transform(() => false),
  ]),
});

/** What the list of accounts is sorted by. */
export const UserSortBy = z.enum(['created', 'orders', 'spent', 'refusals', 'points', 'seen']);
export type UserSortBy = z.infer<typeof UserSortBy>;

/** Query of GET /v1/admin/users; conditions and sorts belong to the extended contract. */
export const UsersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
  q: text(2, 60)
    .optional()
    .describe(
      'Account number, part of the name, or, for roles that read contact data, telephone or e-mail address.',
    ),
  hasOrders: QueryBoolean.optional(),
  minRefusals: z.coerce.number().int().min(1).max(1_000).optional(),
  minPoints: z.coerce.number().int().min(1).max(100_000_000).optional(),
  newsletter: QueryBoolean.optional(),
  language: LanguageCode.optional(),
  blocked: QueryBoolean.optional(),
  admin: QueryBoolean.optional(),
  ...createdBetween,
  sort: UserSortBy.default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
});

/** What an account did in the shop. */
export const UserFigures = z
  .object({
    orders: z.int().min(0).describe('Orders placed.'),
    spent: Tnd.describe('Delivered sub-orders that were not sent back.'),
    refusals: z.int().min(0).describe('Sub-orders that came back undelivered.'),
  })
  .meta({ id: 'UserFigures' });
export type UserFigures = z.infer<typeof UserFigures>;

/** An account in the list; what the account itself does not read belongs to the extended contract. */
export const ListedUser = User.extend({
  figures: UserFigures.nullish(),
  blockedAt: Instant.nullish(),
  lastSeenAt: Instant.nullish().describe('When one of its sessions was last used, to the minute.'),
}).meta({ id: 'ListedUser' });
export type ListedUser = z.infer<typeof ListedUser>;

/** Accounts that are not deleted. Contact data are masked for admins whose role does not need them. */
export const UsersPage = z
  .object({ users: z.array(ListedUser), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'UsersPage' });
export type UsersPage = z.infer<typeof UsersPage>;

/** The list as an upstream may send it, see ReadUser. */
export const ReadUsersPage = UsersPage.extend({
  users: z.array(ListedUser.extend({ role: ReadUser.shape.role, admin: ReadUser.shape.admin })),
});

/** A token that a device stores beyond the session: sign-in from it is not affected by a lockout that others caused. */
export const DeviceToken = LinkToken.describe('`deviceToken` of an earlier sign-in on this device.');

/** Body of POST /v1/auth/register. */
export const RegisterRequest = z
  .strictObject({
    firstName: PersonName,
    lastName: PersonName,
    phone: Phone,
    email: Email,
    password: NewPassword,
    newsletter: z.boolean().default(false),
    language: LanguageCode.default(FALLBACK_LANGUAGE),
    userAgent: bounded(400).optional().describe('User agent of the browser, for the list of sessions.'),
    deviceToken: DeviceToken.optional(),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.input<typeof RegisterRequest>;

/** Body of POST /v1/auth/login. */
export const SignInRequest = z
  .strictObject({
    identifier: text(1, MAX_EMAIL_LENGTH).describe('Phone number or e-mail address.'),
    password: GivenPassword,
    userAgent: bounded(400).optional(),
    deviceToken: DeviceToken.optional(),
  })
  .meta({ id: 'SignInRequest' });
export type SignInRequest = z.input<typeof SignInRequest>;

/** A new session. The token is a JWT whose payload is `exp` and `accountNumber` (spec section 3). */
export const SignedIn = z
  .object({
    token: z.string(),
    expiresAt: Instant,
    user: User,
    deviceToken: LinkToken.optional().describe('To send with the next sign-in on this device.'),
  })
  .meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;

/** Response of a sign-in with a right password to an account with a second step: no session yet. */
export const SignInChallenge = z
  .object({
    challenge: LinkToken.describe('To be sent with a code to /v1/auth/second-step, once.'),
    challengeExpiresAt: Instant,
  })
  .meta({ id: 'SignInChallenge' });
export type SignInChallenge = z.infer<typeof SignInChallenge>;

/** Response of POST /v1/auth/login. */
export const SignInAnswer = z.union([SignedIn, SignInChallenge]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

/** Body of POST /v1/auth/second-step. */
export const SecondStepRequest = z
  .strictObject({
    challenge: LinkToken,
    code: TwoStepCode,
    userAgent: bounded(400).optional(),
    deviceToken: DeviceToken.optional(),
  })
  .meta({ id: 'SecondStepRequest' });
export type SecondStepRequest = z.input<typeof SecondStepRequest>;

/** Body of POST /v1/auth/password: the password of the account, entered again. */
export const PasswordRequest = z.strictObject({ password: GivenPassword }).meta({ id: 'PasswordRequest' });
export type PasswordRequest = z.input<typeof PasswordRequest>;

/** Body of POST /v1/auth/logout. */
export const SignOutRequest = z
  .strictObject({ everywhere: z.boolean().default(false).describe('Ends all sessions of the account.') })
  .meta({ id: 'SignOutRequest' });
export type SignOutRequest = z.input<typeof SignOutRequest>;

/** Response without data. */
export const Done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });
export type Done = z.infer<typeof Done>;

/** Body of POST /v1/auth/recover; the response does not reveal whether the account exists. */
export const RecoverRequest = z
  .strictObject({ email: Email, deviceToken: DeviceToken.optional() })
  .meta({ id: 'RecoverRequest' });
export type RecoverRequest = z.input<typeof RecoverRequest>;

/** Body of POST /v1/auth/reset: the token of the link in the message, and the new password. */
export const ResetRequest = z
  .strictObject({
    token: LinkToken,
    password: NewPassword,
  })
  .meta({ id: 'ResetRequest' });
export type ResetRequest = z.input<typeof ResetRequest>;

/** Body of POST /v1/auth/email/confirm: the token of the link sent to a new address. */
export const EmailConfirmRequest = z.strictObject({ token: LinkToken }).meta({ id: 'EmailConfirmRequest' });
export type EmailConfirmRequest = z.input<typeof EmailConfirmRequest>;

/**
 * Body of POST /v1/user/profile: the fields to change. E-mail address, phone and password require the current password. A new e-mail
 * address takes effect when it is confirmed by the link sent to it; sending the current one cancels a pending change.
 */
export const ProfileRequest = z
  .strictObject({
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    phone: Phone.optional(),
    email: Email.optional(),
    language: LanguageCode.optional(),
    newsletter: z.boolean().optional(),
    newPassword: NewPassword.optional(),
    password: GivenPassword.optional().describe('Current password.'),
  })
  .meta({ id: 'ProfileRequest' });
export type ProfileRequest = z.input<typeof ProfileRequest>;

export const AccountSession = z
  .object({
    id: OpaqueId,
    createdAt: Instant,
    seenAt: Instant,
    expiresAt: Instant,
    userAgent: z.string().nullable(),
    current: z.boolean().describe('The session of this request.'),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof AccountSession>;

/** GET /v1/user/sessions: valid sessions, newest first. */
export const AccountSessions = z
  .object({ sessions: z.array(AccountSession) })
  .meta({ id: 'AccountSessions' });
export type AccountSessions = z.infer<typeof AccountSessions>;

/** Body of POST /v1/user/sessions/revoke. */
export const SessionRevokeRequest = z.strictObject({ id: OpaqueId }).meta({ id: 'SessionRevokeRequest' });

/** Body of POST /v1/user/delete. */
export const AccountDeleteRequest = z
  .strictObject({ password: GivenPassword })
  .meta({ id: 'AccountDeleteRequest' });
export type AccountDeleteRequest = z.input<typeof AccountDeleteRequest>;

/** GET /v1/user/export: all stored data of the account, by kind. */
export const AccountExport = z
  .object({ exportedAt: Instant, account: User, data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;

/** Most products on a wishlist. */
export const MAX_WISHLIST_ITEMS = 500;

/** Body of POST /v1/user/wishlist/get. The token determines the account; another number is rejected. */
export const WishlistRequest = z
  .strictObject({ accountNumber: AccountNumber.optional() })
  .meta({ id: 'WishlistRequest' });
export type WishlistRequest = z.input<typeof WishlistRequest>;

/** Body of the other wishlist calls. */
export const WishlistItemRequest = WishlistRequest.extend({ productId: EntityId }).meta({
  id: 'WishlistItemRequest',
});
export type WishlistItemRequest = z.input<typeof WishlistItemRequest>;

/** The wishlist's products that are on sale, last added first; the length is the count (spec section 7.1). */
export const Wishlist = z
  .object({ wishlist: z.array(ProductSummary.extend({ likedAt: Instant })) })
  .meta({ id: 'Wishlist' });
export type Wishlist = z.infer<typeof Wishlist>;

/** GET /v1/user/wishlist/ids: IDs of the same products. */
export const WishlistIds = z.object({ ids: z.array(EntityId) }).meta({ id: 'WishlistIds' });
export type WishlistIds = z.infer<typeof WishlistIds>;

export const WishlistCheck = z.object({ isInWishlist: z.boolean() }).meta({ id: 'WishlistCheck' });
export type WishlistCheck = z.infer<typeof WishlistCheck>;

/** Response of add and remove. */
export const WishlistChange = z
  .object({ isInWishlist: z.boolean(), count: z.int().min(0) })
  .meta({ id: 'WishlistChange' });
export type WishlistChange = z.infer<typeof WishlistChange>;

/** GET /v1/user/followed-shops: the open shops that the account follows, last followed first. */
export const FollowedShops = z
  .object({ shops: z.array(Shop.extend({ followedAt: Instant })).max(MAX_FOLLOWED_SHOPS) })
  .meta({ id: 'FollowedShops' });
export type FollowedShops = z.infer<typeof FollowedShops>;

/** GET /v1/user/followed-shops/ids: IDs of the same shops. */
export const FollowedShopIds = z
  .object({ ids: z.array(EntityId).max(MAX_FOLLOWED_SHOPS) })
  .meta({ id: 'FollowedShopIds' });
export type FollowedShopIds = z.infer<typeof FollowedShopIds>;

/** Body of add and remove. */
export const FollowedShopRequest = z.strictObject({ sellerId: EntityId }).meta({ id: 'FollowedShopRequest' });
export type FollowedShopRequest = z.input<typeof FollowedShopRequest>;

/** Response of add and remove. */
export const FollowedShopChange = z
  .object({ isFollowed: z.boolean(), count: z.int().min(0) })
  .meta({ id: 'FollowedShopChange' });
export type FollowedShopChange = z.infer<typeof FollowedShopChange>;
