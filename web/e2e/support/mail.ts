/** E-mails of the shop under test, as its own mailbox shows them. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { serverPaths } from '../../../gateway/contract/rules/server-paths.ts';

/** E-mails that contain a text, such as an address, the latest first. `url`: the shop's, or empty for requests that have it already. */
export async function mailsWith(request: APIRequestContext, url: string, text: string): Promise<string[]> {
  const box = await (await request.get(url + serverPaths.mailbox)).text();
  return box.split('<li>').filter((mail) => mail.includes(text));
}

/** The link of the latest e-mail to an address that has such a one, once it has arrived. */
export async function linkTo(
  { page, url }: { readonly page: Page; readonly url: string },
  address: string,
  pattern: RegExp,
): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const mails = await mailsWith(page.request, url, address);
    return mails.flatMap((mail) => pattern.exec(mail)?.[0] ?? [])[0];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}
