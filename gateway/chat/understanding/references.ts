/** "The second", "le dernier", "الأول": which of the products shown is meant. */
import { normalise } from '../../origin/search/normalise.ts';

const ORDINALS: readonly string[] = [
  'premier premiere 1er 1ere first 1st الاول الاولى اول لول loul loula louleni loulani lawel lowel lawla',
  'deuxieme second seconde 2eme 2e 2nd الثاني الثانية ثاني theni thenya thenia ethani eththeni etheni thani thania',
  'troisieme third 3eme 3e 3rd الثالث الثالثة ثالث theleth thaltha theltha ethaleth',
  'quatrieme fourth 4eme 4e 4th الرابع الرابعة رابع rabe3 rab3a erabe3',
  'cinquieme fifth 5eme 5e 5th الخامس الخامسة خامس khames 5ames khamsa',
  'sixieme sixth 6eme 6e 6th السادس سادس sedes',
];
const LAST = new Set(
  normalise('dernier derniere last الاخير الاخيرة اخير اللخر lekher lekhra le5er lakher e5er').split(' '),
);
const placeOf = new Map(
  ORDINALS.flatMap((names, index) =>
    normalise(names)
      .split(' ')
      .map((name) => [name, index + 1] as const),
  ),
);
const BY_NUMBER = /(?<!\S)(?:le|la|el|the|number|numero|num|n|no|رقم|نومرو|raqm)\s+(\d{1,2})(?!\S)/u;

/** Place (from 1) among so many products shown that a normalised text refers to. */
export function referenceIn(text: string, shown: number): number | undefined {
  if (shown === 0) return undefined;
  for (const word of text.split(' ')) {
    const place = LAST.has(word) ? shown : placeOf.get(word);
    if (place !== undefined && place <= shown) return place;
  }
  const number = Number(BY_NUMBER.exec(text)?.[1] ?? 0);
  return number >= 1 && number <= shown ? number : undefined;
}
