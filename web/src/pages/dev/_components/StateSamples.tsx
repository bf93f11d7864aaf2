import { useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { ErrorState } from '../../../errors/ErrorState.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from './Samples.module.css';

/** Empty states and error states. */
export function StateSamples() {
  const { t } = useTranslation('common');
  const [isBusy, setBusy] = useState(false);
  return (
    <Section title={t('gallery:states')}>
      <div className={styles.pair}>
        <div className={styles.panel}>
          <EmptyState
            level={3}
            icon={<Icon name="package-search" size={32} />}
            title={t('cartDetails:empty.title')}
            text={t('cartDetails:empty.text')}
            action={<ButtonLink to={paths.allProducts()}>{t('cartDetails:empty.action')}</ButtonLink>}
          />
        </div>
        <div className={styles.panel}>
          <ErrorState
            level={3}
            busy={isBusy}
            onRetry={() => {
              setBusy(true);
              setTimeout(() => setBusy(false), 1500);
            }}
          />
        </div>
      </div>
    </Section>
  );
}
