import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import type { BadgeTone } from '../../../design/static/Badge.tsx';
import { Breadcrumbs } from '../../../design/static/Breadcrumbs.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { Pagination } from '../../../design/static/Pagination.tsx';
import { Price } from '../../../design/static/Price.tsx';
import { Rating } from '../../../design/static/Rating.tsx';
import { Section } from '../../../design/static/Section.tsx';
import { StockBadge } from '../../../features/product/StockBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import styles from './Samples.module.css';

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const tones: readonly BadgeTone[] = [
  'brand',
  'green',
  'terracotta',
  'danger',
  'warning',
  'info',
  'purple',
  'neutral',
];
const statuses = ['IN_STOCK', 'OUT_OF_STOCK', 'ON_BACKORDER', 'PREORDER', 'SOON', 'DISCONTINUED'];

/** Buttons, badges, prices, ratings, form controls and pagination. */
export function ControlSamples() {
  const { t } = useTranslation('common');
  return (
    <Section title={t('gallery:controls')} tone="tint">
      <div className={styles.stack}>
        {variants.map((variant) => (
          <div key={variant} className={styles.row}>
            <Button variant={variant} size="sm">
              {t('productCard.add')}
            </Button>
            <Button variant={variant}>{t('productCard.add')}</Button>
            <Button variant={variant} size="lg">
              {t('productCard.add')}
            </Button>
            <Button variant={variant} busy>
              {t('loading')}
            </Button>
            <Button variant={variant} disabled>
              {t('productCard.unavailable')}
            </Button>
          </div>
        ))}
        <div className={styles.row}>
          <ButtonLink to={paths.allProducts()} variant="secondary" icon={<Icon name="tag" size={18} />}>
            {t('seeMore')}
          </ButtonLink>
          {(['plain', 'soft', 'raised', 'brand'] as const).map((variant) => (
            <IconButton
              key={variant}
              variant={variant}
              label={variant}
              icon={<Icon name="heart" size={20} />}
            />
          ))}
        </div>
        {(['soft', 'solid'] as const).map((look) => (
          <div key={look} className={styles.row}>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone} look={look}>
                {tone}
              </Badge>
            ))}
          </div>
        ))}
        <div className={styles.row}>
          {statuses.map((status) => (
            <StockBadge key={status} status={status} />
          ))}
        </div>
        <div className={styles.row}>
          {statuses.map((status) => (
            <StockBadge key={status} status={status} look="dot" />
          ))}
        </div>
        <div className={styles.row}>
          <Price current="12.500" size="sm" />
          <Price current="1234.500" regular="1499.000" />
          <Price current="9.990" regular="12.345" size="lg" />
          <Price current="99.000" places={3} />
        </div>
        <div className={styles.row}>
          <Rating average={4.7} count={128} />
          <Rating average={3.6} count={12} rounding="half" />
          <Rating average={4.5} rounding="half" size="md" count={1} />
        </div>
        <div className={styles.fields}>
          <Field label={t('gallery:field')} placeholder={t('gallery:placeholder')} hint={t('gallery:hint')} />
          <Field label={t('gallery:field')} defaultValue="abc" error={t('gallery:wrong')} />
          <Field label={t('gallery:field')} as="select" defaultValue="2">
            <option value="1">{t('stockStatus.IN_STOCK')}</option>
            <option value="2">{t('stockStatus.PREORDER')}</option>
          </Field>
          <Field
            label={t('gallery:field')}
            suffix={<IconButton label={t('gallery:field')} icon={<Icon name="search" size={18} />} />}
          />
          <Field label={t('gallery:field')} disabled defaultValue={t('productCard.unavailable')} />
          <Field label={t('gallery:field')} as="textarea" />
        </div>
        <Breadcrumbs
          items={[
            { label: t('gallery:title'), to: paths.dev() },
            { label: t('seeMore'), to: paths.allProducts() },
            { label: t('gallery:sentence') },
          ]}
        />
        <Pagination page={5} totalPages={42} hrefFor={(page) => `${paths.dev()}?page=${page}`} />
      </div>
    </Section>
  );
}
