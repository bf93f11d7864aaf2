/** What every handler works with. */
import type { Kysely } from 'kysely';
import type { OriginDatabase } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import type { Directory } from './directory.ts';
import type { Feed } from './events/feed.ts';
import type { ProductListings } from './products/listing.ts';

export interface OriginContext {
  db: Kysely<Database>;
  kind: OriginDatabase['kind'];
  directory: Directory;
  listings: ProductListings;
  feed: Feed;
  /** Bearer token of the paths for other programs; undefined: nobody may call them. */
  serviceToken: string | undefined;
}
