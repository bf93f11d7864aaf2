/** The home content: from the wire to the schema's type. */
import type { Homepage } from '../../../contract/content.ts';
import { toGlobalId } from '../base/ids.ts';
import { image, optionalImage } from '../base/image.ts';

export class HomepageModel {
  readonly __typename = 'Homepage';
  readonly #wire: Homepage;

  constructor(wire: Homepage) {
    this.#wire = wire;
  }

  get id(): string {
    return toGlobalId('Homepage', this.#wire.name);
  }
  get name(): string {
    return this.#wire.name;
  }
  get slider1() {
    return this.#wire.slider1.map(({ name, imageUrl, redirectUrl }) => ({
      name,
      image: image(imageUrl),
      redirectUrl,
    }));
  }
  get aboveFooter() {
    const { image1, image2, image3 } = this.#wire.aboveFooter;
    return [image1, image2, image3].map((picture) => optionalImage(picture?.imageUrl ?? null));
  }
  get promoImage() {
    return optionalImage(this.#wire.promoImages.image1?.imageUrl ?? null);
  }
  get banner() {
    return optionalImage(this.#wire.banner?.imageUrl ?? null);
  }
}
