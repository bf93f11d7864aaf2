import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { direction, languageTag, type Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { shortDiff, type DiffLine } from './lineDiff.ts';
import styles from './CompareDialog.module.css';

/** What of a page is compared. */
export interface TextContent {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

interface CompareDialogProps {
  readonly title: string;
  /** The present text. */
  readonly before: TextContent;
  /** The text that it would be replaced by. */
  readonly after: TextContent;
  readonly language: Language;
  /** The button that replaces it; absent: it only compares. */
  readonly action?: string | undefined;
  readonly isPending: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

const FIELDS = ['title', 'summary', 'body'] as const;

/** Two texts of a page line by line, with the way to replace the present one by the other. */
export function CompareDialog({
  title,
  before,
  after,
  language,
  action,
  isPending,
  onAct,
  onClose,
}: CompareDialogProps) {
  const { t } = useTranslation('adminTexts');
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  return (
    <Dialog
      isOpen
      size="lg"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:close')}
          </Button>
          {action !== undefined && changed.length > 0 && (
            <Button busy={isPending} onClick={onAct}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.hint}>{t(changed.length === 0 ? 'compare.same' : 'compare.hint')}</p>
      {changed.map((field) => (
        <section key={field} className={styles.field}>
          <h3 className={styles.name}>{t(`field.${field}`)}</h3>
          <ol className={styles.lines} lang={languageTag(language)} dir={direction(language)}>
            {shortDiff(before[field], after[field]).map((line, index) => (
              // Lines of a text have no name but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={line === null ? styles.gap : styles[line.kind]}>
                {line === null ? '…' : <Line line={line} />}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Dialog>
  );
}

function Line({ line: { kind, text } }: { readonly line: DiffLine }) {
  const { t } = useTranslation('adminTexts');
  if (kind === 'same') return <span>{text === '' ? '\u00a0' : text}</span>;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <VisuallyHidden>{t(`compare.${kind}`)} </VisuallyHidden>
      {text === '' ? '\u00a0' : text}
    </Tag>
  );
}
