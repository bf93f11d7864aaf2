import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { NowContext } from '../../../clock/useNow.ts';
import { BootContext } from '../../../document/boot.ts';
import type { Boot } from '../../../document/boot.ts';
import type { Language } from '../../../i18n/language.ts';
import { I18nextProvider } from 'react-i18next';
import { createTranslations, loadCatalogue } from '../../../i18n/translate.ts';
import { RouterContext } from '../../../navigation/RouterContext.ts';
import type { Routing } from '../../../navigation/RouterContext.ts';
import { KeeperContext } from '../../../navigation/services.ts';
import { createEnvironment } from '../../../relay/environment.ts';
import { QueryKeeper } from '../../../relay/queryKeeper.ts';
import { CardSamples } from './CardSamples.tsx';

const now = Date.parse('2026-11-21T12:00:00Z');

/** The cards as the server renders them, by product name. */
async function cards(language: Language): Promise<(name: string) => string> {
  const translations = createTranslations(language, await loadCatalogue(language));
  const boot: Boot = {
    language,
    languageInUrl: false,
    theme: 'system',
    now,
    seed: 1,
    publicUrl: 'http://127.0.0.1',
    queries: [],
    failed: false,
  };
  const html = renderToStaticMarkup(
    <BootContext value={boot}>
      <NowContext value={now}>
        <I18nextProvider i18n={translations}>
          <RouterContext value={{ navigate: () => undefined } as unknown as Routing}>
            <KeeperContext value={new QueryKeeper(createEnvironment('none'))}>
              <CardSamples pictures={['/media/one?w=1600']} now={now} />
            </KeeperContext>
          </RouterContext>
        </I18nextProvider>
      </NowContext>
    </BootContext>,
  );
  const articles = html.split('<article').slice(1);
  return (name) => {
    const found = articles.find((article) => article.includes(name));
    if (found === undefined) throw new Error(`No card named ${name}`);
    return found.slice(0, found.indexOf('</article>'));
  };
}

const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the product card', () => {
  let card: (name: string) => string;
  beforeAll(async () => {
    card = await cards('fr');
  });

  it('shows two decimals, a third if it is not zero, and strikes the regular price', () => {
    expect(text(card('Casque'))).toContain('189,00 TND');
    const reduced = card('Sac à dos');
    expect(text(reduced)).toContain('999,995 TND');
    expect(reduced).toMatch(/<s [^>]*><bdi>1\u00a0234,50<\/bdi><\/s>/);
  });

  it('shows a discount only if there is one', () => {
    expect(text(card('Théière'))).toContain('-23 %');
    expect(text(card('Casque'))).not.toContain('%');
  });

  it('shows a rating only if there is one, and the count', () => {
    expect(text(card('Casque'))).toContain('Note : 4,7 sur 5, 214 avis');
    // A grid's cards round to the nearest half star.
    expect(card('Casque')).toContain('--fill:90%');
    expect(text(card('Console'))).not.toContain('Note');
  });

  it('counts a running flash sale down, with a bar only if it has a stock of its own', () => {
    const limited = text(card('Montre'));
    expect(limited).toMatch(/02 : 14 : 00/);
    expect(limited).toContain('14 articles restants');
    const unlimited = text(card('Lampe'));
    expect(unlimited).toMatch(/24 : 05 : 00/);
    expect(unlimited).not.toContain('restants');
  });

  it('warns of the last pieces', () => {
    expect(text(card('Sac à dos'))).toContain('Plus que 3 en stock !');
    expect(text(card('Parfum'))).not.toContain('Plus que');
  });

  it('shows that it is sold out, and cannot be added', () => {
    const soldOut = card('Fauteuil');
    expect(text(soldOut)).toContain('Rupture de stock');
    expect(soldOut).toMatch(/<button[^>]*disabled=""[^>]*title="Produit indisponible"/);
    expect(card('Casque')).toMatch(/<button[^>]*title="Ajouter au panier"/);
  });

  it('links to the product if a variant has to be chosen', () => {
    const withVariants = card('Baskets');
    expect(withVariants).not.toContain('title="Ajouter au panier"');
    expect(withVariants).toMatch(/<a [^>]*aria-label="Choisir[^>]*href="\/product\/sample-4"/);
  });

  it('marks best sellers and free delivery', () => {
    expect(text(card('Théière'))).toContain('Best Seller');
    expect(text(card('Théière'))).toContain('Livraison gratuite');
    expect(text(card('Casque'))).not.toContain('Best Seller');
  });

  it('shows the shop’s logo if there is no picture', () => {
    expect(card('Console')).not.toContain('<img');
    expect(card('Casque')).toContain('/media/one?w=320 320w');
  });

  it('uses the page’s language, with Latin digits', async () => {
    const tunisian = (await cards('tn'))('Sac à dos');
    expect(text(tunisian)).toContain('ما بقى كان 3 في الستوك!');
    expect(text(tunisian)).toContain('999,995 TND');
  });
});
