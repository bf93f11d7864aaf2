/** The home content of a version that is not published, for the admin who has a token for it. */
import { Homepage } from '../../../contract/content.ts';
import { UpstreamError } from '../../upstream/errors.ts';
import type { RestClient } from '../../upstream/rest.ts';
import { withQuery } from '../base/path.ts';

/** What a request for a preview carries. */
export interface PreviewRequest {
  /** Token of the session. */
  session: string;
  /** Token of the preview. */
  token: string;
  /** Instant for which dates are looked at; undefined: now. */
  at: string | undefined;
}

/** @returns null when the session or the token is not valid */
export async function readPreview(
  rest: RestClient,
  { session, token, at }: PreviewRequest,
): Promise<Homepage | null> {
  try {
    return await rest.read(
      withQuery('/v1/admin/homepage-preview', { token, at }),
      (json) => Homepage.parse(json),
      { bearer: session },
    );
  } catch (error) {
    if (error instanceof UpstreamError && !error.isFault) return null;
    throw error;
  }
}
