/** What the upstream answers with 404. */
import { GATEWAY_CODES } from '../../../contract/errors.ts';
import { UpstreamError } from '../../upstream/errors.ts';

/** The value of a read; null when the upstream says that it does not exist. Throws its other errors. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof UpstreamError && error.code === GATEWAY_CODES.notFound) return null;
    throw error;
  }
}
