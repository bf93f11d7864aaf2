import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toSlug } from '../../../../../gateway/contract/rules/slug.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../_kit/Detail.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';

interface AddressFieldsProps extends PartProps {
  /** The address that the product has; null: it has none yet. */
  readonly present: string | null;
  /** A free address in the place of a taken one; null: none is taken. */
  readonly free: string | null;
}

/** The address of a product's page: a change keeps the former one alive. */
export function AddressFields({ form, present, free }: AddressFieldsProps) {
  const { t } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const { values, set } = form;
  const proposed = toSlug(values.name);
  const shown = values.slug === '' ? proposed : values.slug;
  return (
    <Card title={t('address.title')}>
      <div className={styles.fields}>
        <Field
          label={t('adminProducts:identity.slug')}
          dir="ltr"
          maxLength={120}
          value={values.slug}
          placeholder={proposed}
          error={errorOf('slug')}
          onChange={({ target }) =>
            set(
              'slug',
              target.value
                .toLowerCase()
                .replaceAll(/\s+/g, '-')
                .replaceAll(/[^a-z0-9-]/g, ''),
            )
          }
        />
        {free !== null && form.problems.slug?.code === 'TAKEN' && (
          <Button size="sm" variant="secondary" onClick={() => set('slug', free)}>
            {t('address.take')} <bdi dir="ltr">{free}</bdi>
          </Button>
        )}
        <p className={styles.note}>
          <bdi dir="ltr">{shown === '' ? '–' : paths.product(shown)}</bdi>
        </p>
        {present !== null && values.slug !== present && (
          <output className={styles.note}>{t('address.redirect', { from: paths.product(present) })}</output>
        )}
      </div>
    </Card>
  );
}
