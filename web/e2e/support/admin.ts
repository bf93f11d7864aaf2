/** The back office in the browser. */
import { signIn } from './account.ts';
import { expect, type Language, type Shop } from './fixtures.ts';
import { demoPerson } from './people.ts';

/** A computer's window. */
export const WIDE = { width: 1280, height: 844 };
export const PHONE = { width: 390, height: 844 };

/** Opens an address of the back office as the demo's owner. */
export async function openAdmin(shop: Shop, path: string, language: Language = 'fr'): Promise<void> {
  await signIn(shop, demoPerson('admin'));
  await shop.speak(language);
  await shop.open(path);
  await expect(shop.page.locator('#content h1')).toBeVisible();
}
