/** Uploaded imports between the gateway's clients and REST. */
import { Job } from '../../../contract/admin/jobs.ts';
import { findKey, toGlobalId } from '../base/ids.ts';

/** What the query of an import names by global ids. */
const NAMED = { seller: 'Seller', like: 'AdminJob' } as const;

/** Replaces the global ids of the file's seller and of an earlier import by their keys; another text stays, and REST refuses it. */
export function importRequest<Request extends { path: string }>(request: Request): Request {
  const [path = '', query = ''] = request.path.split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, type] of Object.entries(NAMED)) {
    const id = parameters.get(name);
    if (id !== null) parameters.set(name, findKey(id, type) ?? id);
  }
  return { ...request, path: `${path}?${parameters.toString()}` };
}

/** Replaces the job by its global id; refusals stay as they are. */
export function importAnswer<Response extends { status: number; body: string }>(
  response: Response,
): Response {
  if (response.status !== 200) return response;
  const { _id } = Job.pick({ _id: true }).parse(JSON.parse(response.body));
  return { ...response, body: JSON.stringify({ id: toGlobalId('AdminJob', _id) }) };
}
