/** Where pictures are fetched: from the shop itself, or from services outside of it when they are configured. */
import { BRAND_PLACEHOLDER } from '../../../contract/rules/pictures.ts';

/** Services that deliver pictures; null: the shop itself does. */
export interface PictureServices {
  /** Prefix of the shop's own pictures: what stands before `/media/`. */
  readonly cdn: string | null;
  /** Address of a brand's logo, with `{brand}` for its name. */
  readonly brandLogo: string | null;
}

/** A brand's logo: one of a fixed address elsewhere stays, else the service's, else the shop's own word mark. */
export function brandLogo(
  name: string,
  own: string | null,
  { brandLogo: template }: PictureServices,
): string | null {
  if (template === null || (own !== null && !own.startsWith('/'))) return own;
  return template.replaceAll(BRAND_PLACEHOLDER, encodeURIComponent(name));
}

/** The hosts that pictures come from besides the shop itself, as origins. */
export function pictureHosts({ cdn, brandLogo: template }: PictureServices): string[] {
  const addresses = [cdn, template?.replaceAll(BRAND_PLACEHOLDER, 'x')];
  return [...new Set(addresses.flatMap((address) => (address == null ? [] : new URL(address).origin)))];
}
