import { describe, expect, it } from 'vitest';
import { createTranslations, loadCatalogue, translateArea } from '../../../i18n/translate.ts';
import { CANNED_REPLIES, chooseReply, echoOf } from './cannedReply.ts';

describe('a reply without a network', () => {
  it('is one of four', () => {
    expect([0, 0.25, 0.5, 0.75, 0.999].map(chooseReply)).toEqual(['one', 'two', 'three', 'four', 'four']);
  });

  it('echoes a query on one line, limited in length', () => {
    expect(echoOf('  une robe\n\n rouge ')).toBe('une robe rouge');
    const long = echoOf('👗'.repeat(300));
    expect(long).toBe(`${'👗'.repeat(199)}…`);
  });

  it('treats a query as plain text, whatever it contains', async () => {
    const t = translateArea(createTranslations('fr', await loadCatalogue('fr')), 'assistantTools');
    const query = '{{query}} $t(offline.label) <b>';
    for (const reply of CANNED_REPLIES)
      expect(t(`offline.replies.${reply}`, { query })).toContain(`«\u00a0${query}\u00a0»`);
  });
});
