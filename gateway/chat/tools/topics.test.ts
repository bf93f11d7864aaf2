import { expect, it } from 'vitest';
import { topicOf } from './topics.ts';

it.each([
  ['combien de temps pour être livré ?', 'Ce qui compte vraiment'],
  ['combien de temps pour le rendre si ça ne va pas ?', 'Votre droit : 10 jours ouvrables'],
  ['قدّاش من نهار عندي باش نرجّعو؟', 'Votre droit : 10 jours ouvrables'],
  ['Wie lange habe ich Zeit, es zurückzugeben?', 'Votre droit : 10 jours ouvrables'],
  ['how long until I get my money back?', 'Le remboursement'],
  ['والفلوس ترجع قداش من نهار؟', 'Le remboursement'],
  ['le colis est arrivé ouvert', 'Article abîmé, faux ou incomplet'],
  ['êtes-vous ouverts le dimanche ?', 'Ce que nous vous promettons'],
  ['do I have to create an account to buy?', 'Faut-il un compte pour commander'],
  ['if she hates it, can it go back?', 'Comment faire'],
])('%s', (question, heading) => {
  expect(topicOf(question)?.heading.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(heading);
});
