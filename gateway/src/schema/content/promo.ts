/** Maps promotions from REST to the schema's type. */
import type { Promo } from '../../../contract/content.ts';
import { toGlobalId } from '../base/ids.ts';
import { optionalImage } from '../base/image.ts';

export class PromoModel {
  readonly __typename = 'Promo';
  readonly wire: Promo;

  constructor(wire: Promo) {
    this.wire = wire;
  }

  get id(): string {
    return toGlobalId('Promo', this.wire.slug);
  }
  get slug(): string {
    return this.wire.slug;
  }
  get image() {
    return optionalImage(this.wire.imageUrl);
  }
}
