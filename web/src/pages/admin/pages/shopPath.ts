import { serviceOf } from '../../../../../gateway/contract/rules/serviceTexts.ts';
import { paths } from '../../../paths.ts';

/** Where the shop shows a text page. */
export function shopPath(slug: string): string {
  const service = serviceOf(slug);
  return service === null ? `/${slug}` : paths.service(service);
}
