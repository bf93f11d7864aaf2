import { MAX_PROMO_SUBTITLE, MAX_PROMO_TITLE } from '../../../../../gateway/contract/rules/promos.ts';
import { Field } from '../../../design/static/Field.tsx';
import { FALLBACK } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { LanguageTabs, OtherTextField } from '../_kit/LanguageTabs.tsx';
import { PictureField } from '../_kit/PictureField.tsx';
import type { EditForm } from '../_kit/useEditForm.ts';
import { PromoFilterFields } from './PromoFilterFields.tsx';
import type { PromoForm } from './promoForm.ts';
import styles from './Promotions.module.css';

interface PromoFieldsProps {
  readonly form: EditForm<PromoForm>;
  readonly errorOf: (name: keyof PromoForm) => string | null;
  readonly isDisabled?: boolean;
}

/** Texts, picture and products of a promotion. */
export function PromoFields({ form, errorOf, isDisabled = false }: PromoFieldsProps) {
  const { t } = useTranslation('adminMarketing');
  const { values, set } = form;
  return (
    <fieldset className={styles.form} disabled={isDisabled}>
      <Card title={t('promo.texts')}>
        <LanguageTabs
          isMissing={(one) => values.titles[one] === '' || values.subtitles[one] === ''}
          error={errorOf('titles') ?? errorOf('subtitles')}
        >
          {(one) =>
            one === FALLBACK ? (
              <>
                <Field
                  dir="auto"
                  label={t('promo.title')}
                  maxLength={MAX_PROMO_TITLE}
                  required
                  error={errorOf('title')}
                  value={values.title}
                  onChange={({ target }) => set('title', target.value)}
                />
                <Field
                  dir="auto"
                  label={t('promo.subtitle')}
                  maxLength={MAX_PROMO_SUBTITLE}
                  required
                  error={errorOf('subtitle')}
                  value={values.subtitle}
                  onChange={({ target }) => set('subtitle', target.value)}
                />
              </>
            ) : (
              <>
                <OtherTextField
                  label={t('promo.title')}
                  language={one}
                  french={values.title}
                  maxLength={MAX_PROMO_TITLE}
                  error={errorOf('titles')}
                  texts={values.titles}
                  onChange={(texts) => set('titles', texts)}
                />
                <OtherTextField
                  label={t('promo.subtitle')}
                  language={one}
                  french={values.subtitle}
                  maxLength={MAX_PROMO_SUBTITLE}
                  error={errorOf('subtitles')}
                  texts={values.subtitles}
                  onChange={(texts) => set('subtitles', texts)}
                />
              </>
            )
          }
        </LanguageTabs>
        <PictureField
          label={t('promo.image')}
          folder="HOME_PROMOS"
          value={values.imageUrl}
          error={errorOf('imageUrl')}
          onChange={(address) => set('imageUrl', address)}
        />
      </Card>
      <PromoFilterFields
        value={values.filter}
        error={errorOf('filter')}
        onChange={(filter) => set('filter', filter)}
      />
    </fieldset>
  );
}
