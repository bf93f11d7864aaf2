/** The demo shop's departments, in the order in which the shop shows them. */
import type { Department } from '../model.ts';
import { auto, bricolage, livres } from './atelier.ts';
import { beaute, sport } from './bienetre.ts';
import { electromenager } from './electromenager.ts';
import { animalerie, enfants, jouets } from './famille.ts';
import { highTech } from './high-tech.ts';
import { informatique } from './informatique.ts';
import { maison } from './maison.ts';
import { mode } from './mode.ts';
import { telephonie } from './telephonie.ts';
import { artisanat, epicerie } from './terroir.ts';

export const DEPARTMENTS: readonly Department[] = [
  highTech,
  telephonie,
  mode,
  maison,
  electromenager,
  beaute,
  artisanat,
  epicerie,
  informatique,
  enfants,
  sport,
  jouets,
  livres,
  auto,
  bricolage,
  animalerie,
];
