/** Sample products for the gallery: one for each state of a card. */

const money = (amount: string) => ({ amount });

interface Sample {
  name: string;
  brand?: string | null;
  price: string;
  discount?: string;
  stock?: number;
  status?: string;
  rating?: number;
  count?: number;
  best?: boolean;
  free?: boolean;
  variants?: boolean;
  tags?: readonly string[];
  noPicture?: boolean;
  flash?: { price: string; stock: number | null; left: number | null; minutes: number };
}

const samples: readonly Sample[] = [
  {
    name: 'Casque sans fil à réduction de bruit',
    brand: 'Sonora',
    price: '189.000',
    rating: 4.7,
    count: 214,
    tags: ['audio', 'bluetooth'],
  },
  {
    name: 'Théière berbère en métal martelé, 1,2 litre',
    brand: 'Dar El Kef',
    price: '64.900',
    discount: '49.900',
    rating: 4.4,
    count: 38,
    best: true,
    free: true,
    tags: ['artisanat', 'maison', 'arts de la table'],
  },
  {
    name: 'Montre connectée étanche, bracelet en cuir',
    brand: 'Kairos',
    price: '320.000',
    rating: 4.9,
    count: 902,
    flash: { price: '229.000', stock: 60, left: 14, minutes: 134 },
  },
  {
    name: 'Sac à dos urbain',
    brand: 'Medina',
    price: '1234.500',
    discount: '999.995',
    stock: 3,
    rating: 3.6,
    count: 7,
  },
  {
    name: 'Baskets en toile recyclée',
    brand: 'Bizerta',
    price: '119.000',
    rating: 4.1,
    count: 55,
    variants: true,
  },
  {
    name: 'Fauteuil de lecture en velours côtelé avec repose-pieds assorti, très confortable pour les longues soirées',
    brand: 'Maison Carthage et Fils, ébénistes depuis 1924',
    price: '849.000',
    stock: 0,
    status: 'OUT_OF_STOCK',
    rating: 4.8,
    count: 12,
  },
  { name: 'Console portable', brand: null, price: '1599.000', status: 'PREORDER', noPicture: true },
  {
    name: 'زيت زيتون بكر ممتاز من صفاقس، 75 صل',
    brand: 'هنشير',
    price: '24.750',
    status: 'ON_BACKORDER',
    rating: 4.6,
    count: 140,
    free: true,
  },
  {
    name: 'Parfum fleur d’oranger',
    brand: 'Nabeul',
    price: '58.000',
    status: 'SOON',
    stock: 8,
    rating: 5,
    count: 1,
  },
  {
    name: 'Lampe de chevet en terre cuite',
    brand: 'Sejnane',
    price: '45.000',
    flash: { price: '31.500', stock: null, left: null, minutes: 1445 },
    best: true,
  },
  {
    name: 'Radio à transistors',
    brand: 'Sonora',
    price: '79.000',
    status: 'DISCONTINUED',
    stock: 0,
  },
];

/** The samples as responses of the products query, with the given pictures in turn. */
export function sampleProducts(pictures: readonly string[], now: number) {
  return samples.map((sample, index) => {
    const url = sample.noPicture ? undefined : pictures[index % Math.max(1, pictures.length)];
    const current = sample.flash?.price ?? sample.discount ?? sample.price;
    return {
      id: `sample-${index}`,
      slug: `sample-${index}`,
      name: sample.name,
      brand: sample.brand == null ? null : { id: `sample-brand-${index}`, name: sample.brand },
      mainImage: url == null ? null : { url },
      price: money(sample.price),
      discountPrice: sample.discount == null ? null : money(sample.discount),
      currentPrice: money(current),
      stock: sample.stock ?? 40,
      stockStatus: sample.status ?? 'IN_STOCK',
      isAvailable: sample.stock !== 0 && sample.status !== 'SOON',
      ratingAverage: sample.rating ?? 0,
      ratingCount: sample.count ?? 0,
      isBestSeller: sample.best ?? false,
      hasFreeDelivery: sample.free ?? false,
      hasVariants: sample.variants ?? false,
      colors: sample.variants ? ['noir', 'bleu', 'vert'] : [],
      tags: sample.tags ?? [],
      flashSale: sample.flash
        ? {
            price: money(sample.flash.price),
            startsAt: null,
            expiresAt: new Date(now + sample.flash.minutes * 60_000).toISOString(),
            stock: sample.flash.stock,
            remainingStock: sample.flash.left,
            isActive: true,
          }
        : null,
    };
  });
}
