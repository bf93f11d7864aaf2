/** Context of all resolvers. */
import type { CatalogueChangesPage } from '../../contract/events.ts';
import type { AccountLoaders } from '../loaders/visitor/accounts.ts';
import type { CatalogueLoaders } from '../loaders/anonymous/catalogue.ts';
import type { ContentLoaders } from '../loaders/anonymous/content.ts';
import type { CartLoaders } from '../loaders/visitor/cart.ts';
import type { ChatLoaders } from '../loaders/visitor/chat.ts';
import type { NewsletterLoaders } from '../loaders/visitor/newsletter.ts';
import type { SandboxLoaders } from '../loaders/visitor/sandbox.ts';
import type { SearchLoaders } from '../loaders/visitor/searches.ts';
import type { OrderLoaders } from '../loaders/visitor/orders.ts';
import type { SellerLoaders } from '../loaders/visitor/sellers.ts';
import type { SupportLoaders } from '../loaders/visitor/support.ts';
import type { KeyLoaders } from '../loaders/third-party/loaders.ts';
import type { Broadcast } from '../notifications/broadcast.ts';
import type { HeldSlot } from '../notifications/slots.ts';
import type { ViewerLoaders } from '../loaders/viewer/loaders.ts';
import type { Freshness, ReadScope } from '../loaders/base/scope.ts';
import type { StaffRoles } from './account/staffRoles.ts';
import type { PictureServices } from './base/pictures.ts';
import type { SocialNetwork } from './generated/resolvers.ts';

/** Starts and ends the caller's session in the browser. */
export interface SessionCookie {
  /** The browser's user agent, for the list of sessions. */
  readonly userAgent: string | undefined;
  /** Whether the browser had a session whose end it has not been notified of. */
  readonly isMarked: boolean;
  /** Token that an earlier sign-in on this device received. */
  readonly deviceToken: string | undefined;
  /** @param deviceToken stored for the next sign-in on this device; undefined: the API does not support devices */
  begin(token: string, expiresAt: string, deviceToken: string | undefined): void;
  end(): void;
  /** Removes the cookie if the request was sent with it. */
  expire(): void;
}

/** Links that point outside the shop, as the environment sets them; null when it does not. */
export interface StoreLinks {
  sellerSite: string | null;
  messagingApp: string | null;
  messenger: string | null;
  phone: string | null;
  appStore: string | null;
  playStore: string | null;
  social: SocialLink[];
}

/** A profile of the shop on a social network. */
export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

/** Where browsers send uploads; both null: to the address of the shop. */
export interface UploadTarget {
  /** Base URL. */
  url: string | null;
  /** Port at the host of the page. */
  port: number | null;
}

export interface GatewayContext extends ReadScope {
  readonly freshness: Freshness;
  /** Replaced by `readChanges`. */
  loaders: CatalogueLoaders &
    ContentLoaders &
    CartLoaders &
    NewsletterLoaders &
    SearchLoaders &
    SandboxLoaders &
    SupportLoaders &
    SellerLoaders &
    OrderLoaders &
    AccountLoaders & {
      /** Absent: the shop has no assistant. */
      readonly chat?: ChatLoaders | undefined;
    };
  /** Loaders of the request's session; undefined without one. */
  readonly viewerLoaders: ViewerLoaders | undefined;
  /** Loaders of the request's key; undefined without one. */
  readonly ofKey: KeyLoaders | undefined;
  /** Token of that session. */
  readonly token: string | undefined;
  /** Roles of admins that were read a moment ago. */
  readonly staffRoles: StaffRoles;
  /** Events of the feed; undefined when this gateway does not follow it. */
  readonly events: Broadcast | undefined;
  /** Takes one of the client's stream slots; `end` is called when the stream must end. @throws TooMany */
  readonly takeStream: (end: () => void) => Promise<HeldSlot>;
  /** Creates loaders for another session, such as one that has just started. */
  readonly openViewer: (token: string) => ViewerLoaders;
  /** Sets and removes the session cookie of the caller's browser. */
  readonly cookie: SessionCookie;
  /** Whether this is the gateway of the sandbox of test keys. */
  readonly isSandbox: boolean;
  readonly storeLinks: StoreLinks;
  readonly pictures: PictureServices;
  readonly uploads: UploadTarget;
  /**
   * Products that may have changed for the public after a cursor; without one, a cursor to start from. From then on the catalogue is
   * read past the cache in this request, at the time `now` (ms): what it says of these products is as new as the changes.
   */
  readonly readChanges: (
    after: string | undefined,
    limit: number,
  ) => Promise<{ page: CatalogueChangesPage; now: number }>;
}
