/** The gateway's response to an uploaded import. */
import { Job } from '../../../contract/admin/jobs.ts';
import { toGlobalId } from '../base/ids.ts';

/** Replaces the job by its global id; refusals stay as they are. */
export function importAnswer<Response extends { status: number; body: string }>(
  response: Response,
): Response {
  if (response.status !== 200) return response;
  const { _id } = Job.pick({ _id: true }).parse(JSON.parse(response.body));
  return { ...response, body: JSON.stringify({ id: toGlobalId('AdminJob', _id) }) };
}
