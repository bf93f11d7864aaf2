import { useRef, useState } from 'react';
import { useInSight } from '../../clock/useInSight.ts';
import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { Container } from '../../design/static/Container.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { openAssistant } from '../assistant/assistantPanel.ts';
import { HeroLogo } from './HeroLogo.tsx';
import { HeroMarquee } from './HeroMarquee.tsx';
import { HeroSearch } from './HeroSearch.tsx';
import styles from './SearchHero.module.css';

/**
 * "AI finds": the shopper describes a product, and the shop or its assistant finds it. Load it lazily: it requests its own
 * pictures and is never on a first screen. It is 30 rem high on a phone, 27 on a wide screen.
 */
export function SearchHero() {
  const { t } = useTranslation('search');
  const [paused, setPaused] = useState(false);
  const root = useRef<HTMLElement>(null);
  const isStill = !useInSight(root) || paused;
  return (
    <section ref={root} className={styles.hero} aria-labelledby="search-hero">
      <Container>
        <div className={styles.panel} data-paused={isStill}>
          <div className={styles.head}>
            <HeroLogo running={!isStill} />
            <div className={styles.words}>
              <h2 id="search-hero" className={styles.title}>
                {t('searchHero:title')}
              </h2>
              <p className={styles.lead}>{t('searchHero:lead')}</p>
            </div>
            <Button
              className={styles.open}
              size="lg"
              icon={<Icon name="sparkles" size={20} />}
              onClick={() => openAssistant({ entry: 'hero' })}
            >
              {t('searchHero:open')}
            </Button>
          </div>
          <HeroSearch running={!isStill} />
          <div className={styles.foot}>
            <HeroMarquee />
            <IconButton
              className={styles.pause}
              label={t(paused ? 'searchHero:play' : 'searchHero:pause')}
              icon={<Icon name={paused ? 'play' : 'pause'} size={18} />}
              onClick={() => setPaused(!paused)}
            />
          </div>
        </div>
      </Container>
    </section>
  );
}
