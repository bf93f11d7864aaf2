/** Sources of pictures: the shop itself, or configured external services. */
import { BRAND_PLACEHOLDER } from '../../../contract/rules/pictures.ts';

/** External picture services; null: the shop itself. */
export interface PictureServices {
  /** Prefix of the shop's own pictures, before `/media/`. */
  readonly cdn: string | null;
  /** Address of a brand's logo, with `{brand}` for its name. */
  readonly brandLogo: string | null;
}

/** A brand's logo: its own external address, otherwise the service's, otherwise the shop's word mark. */
export function brandLogo(
  name: string,
  own: string | null,
  { brandLogo: template }: PictureServices,
): string | null {
  if (template === null || (own !== null && !own.startsWith('/'))) return own;
  return template.replaceAll(BRAND_PLACEHOLDER, encodeURIComponent(name));
}

/** Origins of the external picture hosts. */
export function pictureHosts({ cdn, brandLogo: template }: PictureServices): string[] {
  const addresses = [cdn, template?.replaceAll(BRAND_PLACEHOLDER, 'x')];
  return [...new Set(addresses.flatMap((address) => (address == null ? [] : new URL(address).origin)))];
}
