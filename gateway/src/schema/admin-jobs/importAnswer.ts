/** Uploaded imports between the gateway's clients and REST. */
import { Job } from '../../../contract/admin/jobs.ts';
import { findKey, toGlobalId } from '../base/ids.ts';

/** Replaces the global id of the file's seller by its key; another text stays, and REST refuses it. */
export function importRequest<Request extends { path: string }>(request: Request): Request {
  const [path = '', query = ''] = request.path.split('?');
  const parameters = new URLSearchParams(query);
  const seller = parameters.get('seller');
  if (seller === null) return request;
  parameters.set('seller', findKey(seller, 'Seller') ?? seller);
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
