/** What tests of the tables ask of the lexicon. */
import { conceptsIn, stemsOf } from '../normalise.ts';

/** Whether a text is the name of one thing of the lexicon, and nothing more. */
export function isName(text: string): boolean {
  const stems = stemsOf(text);
  const [concept] = conceptsIn(stems);
  return concept !== undefined && concept.start === 0 && concept.end === stems.length;
}
