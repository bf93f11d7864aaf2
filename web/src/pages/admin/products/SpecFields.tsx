import { Button } from '../../../design/static/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { MAX_SPECS, MAX_SPEC_NAME, MAX_SPEC_VALUE } from '../../../../../gateway/contract/rules/products.ts';
import { direction, FALLBACK, languageTag } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { LanguageTabs } from '../_kit/LanguageTabs.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';
import { moved } from '../_kit/moved.ts';
import { newSpec, type Spec } from './productForm.ts';

/** Two columns as a spreadsheet copies them: a tab between name and value, or a colon. */
function readSpecs(text: string): readonly Spec[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [name = '', ...value] = line.split(line.includes('\t') ? '\t' : ':');
    const spec = newSpec(
      name.trim().slice(0, MAX_SPEC_NAME),
      value.join(' ').trim().slice(0, MAX_SPEC_VALUE),
    );
    return spec.name === '' || spec.value === '' ? [] : [spec];
  });
}

/** The technical data of a product, in their order; two columns of a spreadsheet can be pasted. */
export function SpecFields({ form }: PartProps) {
  const { t } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const {
    values: { specs },
    set,
  } = form;
  const change = (index: number, part: Partial<Spec>): void =>
    set(
      'specs',
      specs.map((spec, at) => (at === index ? { ...spec, ...part } : spec)),
    );
  const error = errorOf('specs');
  return (
    <Card title={t('adminProducts:specs')}>
      <LanguageTabs
        isMissing={(one) => specs.some(({ names, values }) => names[one] === '' && values[one] === '')}
        error={null}
      >
        {(one) =>
          one === FALLBACK ? (
            <>
              <ol
                className={styles.rows}
                onPaste={(event) => {
                  const pasted = readSpecs(event.clipboardData.getData('text/plain'));
                  if (pasted.length < 2) return;
                  event.preventDefault();
                  const kept = specs.filter(({ name, value }) => name !== '' || value !== '');
                  set('specs', [...kept, ...pasted].slice(0, MAX_SPECS));
                }}
              >
                {specs.map(({ name, value }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- what it is has no key but its place
                  <li key={index} className={styles.row}>
                    <input
                      aria-label={t('specs.name', { n: index + 1 })}
                      className={styles.input}
                      maxLength={MAX_SPEC_NAME}
                      dir="auto"
                      value={name}
                      onChange={({ target }) => change(index, { name: target.value })}
                    />
                    <input
                      aria-label={t('specs.value', { n: index + 1 })}
                      className={styles.input}
                      maxLength={MAX_SPEC_VALUE}
                      dir="auto"
                      value={value}
                      onChange={({ target }) => change(index, { value: target.value })}
                    />
                    <span className={styles.tools}>
                      <IconButton
                        label={t('specs.up', { n: index + 1 })}
                        icon={<Icon name="arrow-down" size={18} className={styles.upwards} />}
                        disabled={index === 0}
                        onClick={() => set('specs', moved(specs, index, index - 1))}
                      />
                      <IconButton
                        label={t('specs.remove', { n: index + 1 })}
                        icon={<Icon name="x" size={18} />}
                        onClick={() =>
                          set(
                            'specs',
                            specs.filter((_, at) => at !== index),
                          )
                        }
                      />
                    </span>
                  </li>
                ))}
              </ol>
              {error !== null && (
                <p className={styles.problem} role="alert">
                  {error}
                </p>
              )}
              <div className={styles.actions}>
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Icon name="plus" size={18} />}
                  disabled={specs.length >= MAX_SPECS}
                  onClick={() => set('specs', [...specs, newSpec()])}
                >
                  {t('specs.add')}
                </Button>
                {specs.length > 0 && <p className={styles.note}>{t('specs.paste')}</p>}
              </div>
            </>
          ) : (
            <ol className={styles.rows}>
              {specs.map(({ name, names, value, values }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- what it is has no key but its place
                <li key={index} className={styles.row}>
                  <input
                    aria-label={t('specs.name', { n: index + 1 })}
                    className={styles.input}
                    maxLength={MAX_SPEC_NAME}
                    lang={languageTag(one)}
                    dir={direction(one)}
                    placeholder={name}
                    value={names[one]}
                    onChange={({ target }) => change(index, { names: { ...names, [one]: target.value } })}
                  />
                  <input
                    aria-label={t('specs.value', { n: index + 1 })}
                    className={styles.input}
                    maxLength={MAX_SPEC_VALUE}
                    lang={languageTag(one)}
                    dir={direction(one)}
                    placeholder={value}
                    value={values[one]}
                    onChange={({ target }) => change(index, { values: { ...values, [one]: target.value } })}
                  />
                </li>
              ))}
            </ol>
          )
        }
      </LanguageTabs>
    </Card>
  );
}
