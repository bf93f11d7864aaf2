/** Tables of people: accounts and sessions, wishlists, tickets, the newsletter and mails. */
import type { ApiKeyKind, ApiKeyMode, ApiKeyScope } from '../../contract/rules/api-keys.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AdminRole } from '../../contract/accounts.ts';
import type { FileType } from '../../contract/rules/files.ts';
import type { LanguageCode } from '../../contract/pages.ts';
import type { SubscriptionState, WebhookTopic } from '../../contract/rules/webhook-subscriptions.ts';
import type { TicketCategory, TicketPriority, TicketStatus } from '../../contract/support.ts';

type Time = ColumnType<Date, Date | string, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;

export interface MailOutboxTable {
  id: Generated<number>;
  recipient: string;
  language: LanguageCode;
  template: string;
  data: JSONColumnType<Record<string, unknown>>;
  created_at: DefaultedTime;
  expires_at: OptionalTime;
  next_try_at: DefaultedTime;
  tries: Generated<number>;
  failed_at: OptionalTime;
  failure: string | null;
}

export interface NewsletterSubscribersTable {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  language: LanguageCode;
  subscribed_at: DefaultedTime;
  unsubscribed_at: OptionalTime;
  /** Of the latest tokens, the latest first. */
  unsubscribe_hashes: Generated<string[]>;
  coupon_code: string | null;
  welcomed_at: OptionalTime;
  /** null: the subscription is not confirmed yet. */
  confirmed_at: OptionalTime;
  confirm_hash: string | null;
  confirm_expires_at: OptionalTime;
  confirm_asked_at: OptionalTime;
  /** Where it was asked for; null: before this was noted. */
  source: Generated<'form' | 'account' | null>;
  /** Requests for confirmation since the last confirmed one. */
  confirm_asks: Generated<number>;
}

export interface TicketsTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  id: Generated<number>;
  number: string;
  subject: string;
  category: TicketCategory;
  order_number: string | null;
  /** Of an order of the same account. */
  order_id: number | null;
  priority: Generated<TicketPriority>;
  status: Generated<TicketStatus>;
  account_number: string | null;
  name: string;
  email: string;
  phone: string | null;
  language: LanguageCode;
  idempotency_key: string;
  body_hash: string;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
  /** Who of the staff answers. */
  assignee_account: string | null;
  /** Since when the shop has to answer; set with the status. */
  waiting_since: OptionalTime;
  /** 1 to 5; null: not rated. */
  rating: number | null;
  rating_comment: string | null;
  rated_at: OptionalTime;
  merged_into: number | null;
}

export interface CannedAnswersTable {
  id: Generated<number>;
  version: Generated<number>;
  title: string;
  shortcut: string;
  texts: JSONColumnType<Partial<Record<LanguageCode, string>>>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

export interface TicketMessagesTable {
  id: Generated<number>;
  ticket_id: number;
  author: 'customer' | 'staff';
  author_account: string | null;
  text: string;
  idempotency_key: string | null;
  created_at: DefaultedTime;
  /** A note among staff. */
  internal: Generated<boolean>;
}

export interface PrivateFilesTable {
  id: Generated<number>;
  key: string;
  name: string;
  type: FileType;
  bytes: number;
  owner_account: string | null;
  message_id: number | null;
  seller_id: number | null;
  return_id: number | null;
  document: 'register' | 'bank' | 'licence' | 'other' | null;
  delete_after: OptionalTime;
  created_at: DefaultedTime;
}

export interface UsersTable {
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  id: Generated<number>;
  account_number: string;
  first_name: string;
  last_name: string;
  /** Lower case; null: the account is deleted. */
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  language: Generated<LanguageCode>;
  newsletter: Generated<boolean>;
  /** null: sign-in is not blocked. */
  blocked_at: OptionalTime;
  blocked_reason: Generated<string | null>;
  roles: Generated<string[]>;
  is_admin: Generated<boolean>;
  admin_role: AdminRole | null;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
  deleted_at: OptionalTime;
}

export interface SessionsTable {
  id: string;
  user_id: number;
  created_at: DefaultedTime;
  seen_at: DefaultedTime;
  expires_at: Time;
  revoked_at: OptionalTime;
  user_agent: string | null;
  /** When the password was last entered. */
  password_at: DefaultedTime;
}

export interface TwoStepsTable {
  account_number: string;
  /** Encrypted. */
  totp_secret: string;
  begun_at: DefaultedTime;
  /** null: sign-in asks for no code yet. */
  confirmed_at: OptionalTime;
  /** Time step (of 30 s) of the last accepted code. */
  last_step: Generated<number>;
  recovery_hashes: Generated<string[]>;
  recovery_made_at: OptionalTime;
}

export interface SignInChallengesTable {
  token_hash: string;
  user_id: number;
  created_at: DefaultedTime;
  expires_at: Time;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  created_at: DefaultedTime;
  expires_at: Time;
  used_at: OptionalTime;
}

export interface KnownDevicesTable {
  user_id: number;
  token_hash: string;
  created_at: DefaultedTime;
  seen_at: DefaultedTime;
}

export interface EmailChangesTable {
  user_id: number;
  /** Lower case. */
  email: string;
  token_hash: string;
  created_at: DefaultedTime;
  expires_at: Time;
}

export interface SignInFailuresTable {
  name_hash: string;
  /** `any`, or the hash of a network or device. */
  origin: string;
  failures: number;
  last_at: DefaultedTime;
  locked_until: OptionalTime;
}

export interface WishlistItemsTable {
  user_id: number;
  product_id: number;
  added_at: DefaultedTime;
}

export interface FollowedShopsTable {
  user_id: number;
  seller_id: number;
  followed_at: DefaultedTime;
}

export interface ReviewVotesTable {
  review_id: number;
  user_id: number;
  created_at: DefaultedTime;
}

export interface SellerApplicationsTable {
  id: Generated<number>;
  number: string;
  seller_id: number;
  user_id: number | null;
  language: LanguageCode;
  website: string | null;
  message: string;
  decision_note: string | null;
  idempotency_key: string;
  body_hash: string;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

export interface StaffInvitationsTable {
  id: Generated<number>;
  email: string;
  role: AdminRole;
  token_hash: string;
  invited_by: string;
  created_at: DefaultedTime;
  expires_at: Time;
  accepted_at: OptionalTime;
}

export interface SavedViewsTable {
  id: Generated<number>;
  /** Moves with columns that admins edit. */
  version: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  is_shared: Generated<boolean>;
  filters: Generated<string>;
  sort: Generated<string>;
  columns: Generated<string[]>;
  density: Generated<'COMFORTABLE' | 'COMPACT'>;
  is_default: Generated<boolean>;
  created_at: DefaultedTime;
}

export interface UserActionsTable {
  id: Generated<number>;
  user_id: number;
  kind: 'update' | 'block' | 'unblock' | 'sessions' | 'recovery' | 'coupon' | 'export' | 'erase';
  reason: string | null;
  at: DefaultedTime;
}

/** Written by triggers. */
export interface UserFiguresTable {
  user_id: number;
  orders: Generated<number>;
  spent: Generated<number>;
  refusals: Generated<number>;
  points: Generated<number>;
  /** The epoch: never. */
  seen_at: DefaultedTime;
}

export interface SynonymsTable {
  id: Generated<number>;
  version: Generated<number>;
  language: LanguageCode;
  words: string[];
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

export interface SearchRedirectsTable {
  id: Generated<number>;
  version: Generated<number>;
  term: string;
  form: string;
  path: string;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

export interface ApiKeysTable {
  id: string;
  version: Generated<number>;
  name: string;
  kind: ApiKeyKind;
  mode: Generated<ApiKeyMode>;
  scopes: ApiKeyScope[];
  origins: string[];
  seller_id: number | null;
  carrier: string | null;
  expires_at: Date | null;
  revoked_at: Date | null;
  created_by: string | null;
  created_at: DefaultedTime;
}

export interface WebhookSubscriptionsTable {
  id: Generated<number>;
  version: Generated<number>;
  key_id: string | null;
  seller_id: number | null;
  url: string;
  topics: WebhookTopic[];
  contact_email: string;
  language: LanguageCode;
  state: Generated<SubscriptionState>;
  asked_at: OptionalTime;
  tested_at: OptionalTime;
  replayed_at: OptionalTime;
  replayed_from: string | null;
  created_by: string | null;
  created_at: DefaultedTime;
}

export interface ApiKeySecretsTable {
  id: Generated<number>;
  key_id: string;
  hash: string;
  hint: string;
  revoked_at: Date | null;
  created_at: DefaultedTime;
}

export interface ApiKeyUsesTable {
  secret_id: number;
  last_used_at: Date;
}

export interface ApiKeyDaysTable {
  key_id: string;
  day: string;
  calls: number;
  points: number;
  errors: number;
}

export interface ApiKeyDeprecatedDaysTable {
  key_id: string;
  day: string;
  field: string;
  uses: number;
}

export interface ApiKeyReportsTable {
  key_id: string;
  report_id: string;
  counted_at: DefaultedTime;
}

export interface ApiKeyNetworksTable {
  key_id: string;
  network: string;
  first_used_at: DefaultedTime;
  last_used_at: DefaultedTime;
}

export interface TaxPeriodsTable {
  valid_from: Date;
  standard_rate_bp: number;
  intermediate_rate_bp: number;
  reduced_rate_bp: number;
  stamp: number;
  created_at: DefaultedTime;
}

export interface PeopleTables {
  api_keys: ApiKeysTable;
  webhook_subscriptions: WebhookSubscriptionsTable;
  api_key_secrets: ApiKeySecretsTable;
  api_key_uses: ApiKeyUsesTable;
  api_key_days: ApiKeyDaysTable;
  api_key_deprecated_days: ApiKeyDeprecatedDaysTable;
  api_key_networks: ApiKeyNetworksTable;
  api_key_reports: ApiKeyReportsTable;
  tax_periods: TaxPeriodsTable;
  synonyms: SynonymsTable;
  search_redirects: SearchRedirectsTable;
  user_actions: UserActionsTable;
  user_figures: UserFiguresTable;
  staff_invitations: StaffInvitationsTable;
  saved_views: SavedViewsTable;
  mail_outbox: MailOutboxTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  tickets: TicketsTable;
  ticket_messages: TicketMessagesTable;
  private_files: PrivateFilesTable;
  canned_answers: CannedAnswersTable;
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  known_devices: KnownDevicesTable;
  email_changes: EmailChangesTable;
  sign_in_failures: SignInFailuresTable;
  sign_in_challenges: SignInChallengesTable;
  two_steps: TwoStepsTable;
  wishlist_items: WishlistItemsTable;
  followed_shops: FollowedShopsTable;
  review_votes: ReviewVotesTable;
  seller_applications: SellerApplicationsTable;
}
