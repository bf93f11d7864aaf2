/** What every resolver is given. */
import type { AccountLoaders } from '../loaders/accounts.ts';
import type { CatalogueLoaders } from '../loaders/anonymous/catalogue.ts';
import type { ContentLoaders } from '../loaders/anonymous/content.ts';
import type { CartLoaders } from '../loaders/cart.ts';
import type { ChatLoaders } from '../loaders/chat.ts';
import type { NewsletterLoaders } from '../loaders/newsletter.ts';
import type { OrderLoaders } from '../loaders/orders.ts';
import type { SellerLoaders } from '../loaders/sellers.ts';
import type { SupportLoaders } from '../loaders/support.ts';
import type { Broadcast } from '../notifications/broadcast.ts';
import type { HeldSlot } from '../notifications/slots.ts';
import type { ViewerLoaders } from '../loaders/viewer/account.ts';
import type { Freshness, ReadScope } from '../loaders/scope.ts';
import type { PictureServices } from './base/pictures.ts';
import type { SocialNetwork } from './generated/resolvers.ts';

/** How a mutation begins and ends the caller's session in the browser. */
export interface SessionCookie {
  /** Of the browser, for the list of sessions. */
  readonly userAgent: string | undefined;
  /** The browser had a session that it was not told the end of. */
  readonly isMarked: boolean;
  /** Secret that an earlier sign-in on this device was given. */
  readonly deviceToken: string | undefined;
  /** @param deviceToken what the device keeps for its next sign-in; undefined: the API knows no devices */
  begin(token: string, expiresAt: string, deviceToken: string | undefined): void;
  end(): void;
  /** Clears the cookie if it is what the request was sent with. */
  expire(): void;
}

/** What points outside the shop; null where it is not configured. */
export interface StoreLinks {
  sellerSite: string | null;
  messagingApp: string | null;
  messenger: string | null;
  phone: string | null;
  appStore: string | null;
  playStore: string | null;
  social: SocialLink[];
}

/** A page of the shop in a social network. */
export interface SocialLink {
  network: SocialNetwork;
  url: string;
}

export interface GatewayContext extends ReadScope {
  readonly freshness: Freshness;
  readonly loaders: CatalogueLoaders &
    ContentLoaders &
    CartLoaders &
    NewsletterLoaders &
    SupportLoaders &
    SellerLoaders &
    OrderLoaders &
    AccountLoaders & {
      /** Absent: the shop has no assistant. */
      readonly chat?: ChatLoaders | undefined;
    };
  /** Of the session that the request was sent with; undefined without one. */
  readonly viewerLoaders: ViewerLoaders | undefined;
  /** Token of that session. */
  readonly token: string | undefined;
  /** What the feed tells; undefined: this gateway does not read it. */
  readonly events: Broadcast | undefined;
  /** Takes one of the streams that the client may have open; `end` is called when it has to go. Throws TooMany. */
  readonly takeStream: (end: () => void) => HeldSlot;
  /** Those of another session: of one that has just begun. */
  readonly openViewer: (token: string) => ViewerLoaders;
  /** Begins and ends the session of the browser that asks. */
  readonly cookie: SessionCookie;
  readonly storeLinks: StoreLinks;
  readonly pictures: PictureServices;
}
