/** The demo shop's live shopping: announced shows, one on each evening of a repeating cycle of days. */
import type { LocalisedText } from '../../contract/content.ts';
import type { Recipe } from '../media/recipe.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Tunisia is one hour ahead of UTC all year. */
const TUNIS = HOUR;

export interface DemoShow {
  /** Name of the presenting shop. */
  seller: string;
  title: LocalisedText;
  /** Hour of its beginning in Tunis. */
  hour: number;
  /** How long it lasts, in hours. */
  hours: number;
  recipe: Recipe;
}

const picture = (ground: string, art: string, seed: number): Recipe => ({
  kind: 'banner',
  ground,
  art: art.split(' '),
  width: 960,
  height: 640,
  seed,
});

export const SHOWS: readonly DemoShow[] = [
  {
    seller: 'Dar El Fakhar',
    title: {
      fr: 'Du tour au four : la poterie de Nabeul',
      en: 'From wheel to kiln: pottery from Nabeul',
      de: 'Von der Scheibe in den Ofen: Keramik aus Nabeul',
      tn: 'من اللولب للكوشة: فخار نابل',
    },
    hour: 19,
    hours: 1,
    recipe: picture('terracotta', 'shot-vase-berber shot-bowls-painted=bleu shot-tajine-painted=vert', 61),
  },
  {
    seller: 'Radès Gaming',
    title: {
      fr: 'Monter son PC de jeu, pièce par pièce',
      en: 'Building a gaming PC, part by part',
      de: 'Einen Gaming-PC bauen, Teil für Teil',
      tn: 'كيفاش تركّب PC متاع ڤيمينڤ قطعة بقطعة',
    },
    hour: 21,
    hours: 1.5,
    recipe: picture('ink', 'shot-gamepad=blanc shot-pc-gamer shot-headset-gamer=rouge', 62),
  },
  {
    seller: 'Perle du Sahel',
    title: {
      fr: 'Parfums et soins de saison',
      en: 'Scents and care for the season',
      de: 'Düfte und Pflege der Saison',
      tn: 'عطورات و عناية متاع الموسم',
    },
    hour: 20,
    hours: 1,
    recipe: picture('blush', 'shot-perfume-facets=rose shot-day-cream shot-serum', 63),
  },
  {
    seller: 'Kairouan Zarbia',
    title: {
      fr: 'Reconnaître un vrai tapis de Kairouan',
      en: 'How to tell a real Kairouan rug',
      de: 'Woran man einen echten Kairouan-Teppich erkennt',
      tn: 'كيفاش تعرف الزربية القيروانية الحرّة',
    },
    hour: 18,
    hours: 1,
    recipe: picture('sand', 'shot-margoum-lozenges=rouge shot-klim-striped=vert shot-shawl-wool=beige', 64),
  },
];

/** Start of a show: its first occurrence that is not over at `now`. Stable until then. */
export function showTimes(place: number, now: Date): { startsAt: Date; endsAt: Date } {
  const show = SHOWS[place];
  if (!show) throw new RangeError(`There is no show ${place}`);
  const round = SHOWS.length * DAY;
  const first = place * DAY + show.hour * HOUR - TUNIS;
  const length = show.hours * HOUR;
  // Cycles whose show is over.
  const over = Math.max(0, Math.floor((now.getTime() - first - length) / round) + 1);
  const startsAt = first + over * round;
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + length) };
}
