/** The demo shop's departments, in the order in which the shop shows them. */
import type { Department } from '../model.ts';
import { highTech } from './high-tech.ts';
import { maison } from './maison.ts';
import { mode } from './mode.ts';

export const DEPARTMENTS: readonly Department[] = [highTech, mode, maison];
