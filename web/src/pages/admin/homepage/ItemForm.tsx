import {
  HOME_RULES,
  HOME_TEXT,
  HOME_TITLE,
  itemProblems,
  type HomeItemField,
  type HomeList,
} from '../../../../../gateway/contract/rules/home-items.ts';
import { Field } from '../../../design/static/Field.tsx';
import { FALLBACK, type Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { tunisInstant, tunisLocal } from '../_kit/days.ts';
import { DeadLink } from '../_kit/DeadLink.tsx';
import { LanguageTabs, OtherTextField } from '../_kit/LanguageTabs.tsx';
import { LinkPicker } from '../_kit/LinkPicker.tsx';
import { PictureField } from '../_kit/PictureField.tsx';
import { NO_TEXT, type Item, type Texts } from './content.ts';
import { FOLDERS } from './sectionLists.ts';
import { TargetField } from './TargetField.tsx';
import { useWidth } from './useWidth.ts';
import styles from './HomepagePage.module.css';

/** Lists whose titles are not shown, but read in place of the pictures. */
const IS_READ: ReadonlySet<HomeList> = new Set(['SLIDES', 'BANNER', 'PROMOTION']);

interface ItemFormProps {
  readonly list: HomeList;
  readonly item: Item;
  readonly onChange: (item: Item) => void;
}

/** The fields of an item that its list has; what it lacks to be published is said beside them. */
export function ItemForm({ list, item, onChange }: ItemFormProps) {
  const { t } = useTranslation('adminHomepage');
  const rule = HOME_RULES[list];
  const width = useWidth(rule.imageWidth === undefined ? null : item.imageUrl);
  const problems = itemProblems(list, item);
  const problemOf = (field: HomeItemField): string | null => {
    const found = problems.find((one) => one.field === field);
    return found === undefined ? null : t(`problem.${found.reason}`);
  };
  const set = (change: Partial<Item>): void => onChange({ ...item, ...change });
  const textField = (name: 'title' | 'subtitle', language: Language, most: number) => {
    const texts: Texts = item[name] ?? NO_TEXT;
    const label = t(`field.${name === 'title' && IS_READ.has(list) ? 'alternative' : name}`);
    const isLong = most > HOME_TEXT;
    if (language !== FALLBACK)
      return (
        <OtherTextField
          key={name}
          label={label}
          isLong={isLong}
          language={language}
          french={texts.fr}
          texts={texts}
          maxLength={most}
          onChange={(others) => set({ [name]: { ...texts, ...others } })}
        />
      );
    const shared = { dir: 'auto', label, maxLength: most, error: problemOf(name), value: texts.fr };
    return isLong ? (
      <Field
        key={name}
        as="textarea"
        {...shared}
        onChange={({ target }) => set({ [name]: { ...texts, fr: target.value } })}
      />
    ) : (
      <Field
        key={name}
        {...shared}
        onChange={({ target }) => set({ [name]: { ...texts, fr: target.value } })}
      />
    );
  };
  return (
    <div className={styles.form}>
      {rule.target !== undefined && (
        <TargetField
          kind={rule.target}
          value={item.target}
          error={problemOf('target')}
          onChange={(target) => set({ target })}
        />
      )}
      {rule.image !== undefined && (
        <>
          <PictureField
            label={t('field.imageUrl')}
            folder={FOLDERS[list]}
            value={item.imageUrl}
            error={problemOf('imageUrl')}
            onChange={(imageUrl) => set({ imageUrl })}
          />
          {width !== null && rule.imageWidth !== undefined && width < rule.imageWidth && (
            <p className={styles.warning}>{t('item.narrow', { width, most: rule.imageWidth })}</p>
          )}
        </>
      )}
      {rule.title !== undefined && (
        <LanguageTabs
          isMissing={(one) => !item.title?.[one] || (Boolean(item.subtitle?.fr) && !item.subtitle?.[one])}
          error={null}
        >
          {(one) => (
            <div className={styles.form}>
              {textField('title', one, HOME_TITLE)}
              {rule.subtitle !== undefined && textField('subtitle', one, rule.subtitleLength ?? HOME_TEXT)}
            </div>
          )}
        </LanguageTabs>
      )}
      {rule.link !== undefined && (
        <>
          <Field
            label={t('field.redirectUrl')}
            dir="ltr"
            maxLength={2_000}
            hint={t(rule.opensNewsletter === true ? 'item.linkOrNewsletter' : 'item.link')}
            error={problemOf('redirectUrl')}
            value={item.redirectUrl ?? ''}
            onChange={({ target }) => set({ redirectUrl: target.value.trim() || null })}
          />
          <LinkPicker onChoose={(path) => set({ redirectUrl: path })} />
          <DeadLink path={problemOf('redirectUrl') === null ? item.redirectUrl : null} />
        </>
      )}
      {rule.window !== undefined && (
        <div className={styles.pair}>
          <Field
            type="datetime-local"
            label={t('field.from')}
            hint={t('item.tunis')}
            error={problemOf('from')}
            value={item.from === null ? '' : tunisLocal(item.from)}
            onChange={({ target }) => set({ from: tunisInstant(target.value) })}
          />
          <Field
            type="datetime-local"
            label={t('field.until')}
            error={problemOf('until')}
            value={item.until === null ? '' : tunisLocal(item.until)}
            onChange={({ target }) => set({ until: tunisInstant(target.value) })}
          />
        </div>
      )}
    </div>
  );
}
