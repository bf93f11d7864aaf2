/** Changes of the catalogue, for those who keep a copy of it. */
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { CatalogueChangesPage } from '../../../contract/events.ts';
import { notOffered, UpstreamError } from '../../upstream/errors.ts';
import type { RestClient } from '../../upstream/rest.ts';
import { withQuery } from '../base/path.ts';
import { checked } from './check.ts';

/** Products that may have changed after a cursor; without one, a cursor to start from. Never cached. Throws UpstreamError. */
export async function readChanges(
  rest: RestClient,
  after: string | undefined,
  limit: number,
  signal: AbortSignal | undefined,
): Promise<CatalogueChangesPage> {
  const path = withQuery('/v1/catalogue/changes', { after, limit });
  try {
    return await rest.get(path, checked(CatalogueChangesPage), { signal });
  } catch (error) {
    // There is nothing in the path that could be missing but the call.
    const isMissing = error instanceof UpstreamError && error.code === GATEWAY_CODES.notFound;
    throw isMissing ? notOffered(error.status) : error;
  }
}
