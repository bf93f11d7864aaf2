/** Articles, possessives and what joins words, in normalised texts of all languages. No I/O. */
import { normalise } from '../../lexicon/normalise.ts';

export const ARTICLES =
  /^(?:le|la|les|l|du|des|de|d|mon|ma|mes|son|sa|ses|un|une|notre|nos|votre|vos|die|das|den|mein|meine|meinen)$/;

export const POSSESSIVES =
  /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|my|our|your|mein|meine|meinem|meiner|meinen)$/;

/** What joins a complement to the thing that it belongs to. */
export const OF = /^(?:de|d|du|des|pour|a|au|aux|mta3|mtaa|mte3|lel|lil|l|fur|for|of|متاع|متاعت|تاع|لل)$/u;

/** What joins a thing to the one that it belongs to, without places. */
export const BELONGS = /^(?:de|d|du|des|pour|mta3|mtaa|mte3|lel|lil|l|fur|for|of|متاع|متاعت|تاع|لل)$/u;

/** Between alternatives. */
export const OR = new Set(normalise('ou or oder wala walla ولا والا').split(' '));
