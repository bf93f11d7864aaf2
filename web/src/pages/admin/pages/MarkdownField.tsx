import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { TEXT_PAGE_LIMITS } from '../../../../../gateway/contract/rules/limits.ts';
import { isTextLink } from '../../../../../gateway/contract/rules/textLinks.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { textPages } from '../../../../../gateway/contract/rules/text-pages.ts';
import { direction, languageTag, type Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { chordOf } from '../_kit/keys.tsx';
import {
  continueList,
  insertLink,
  insertTable,
  makeQuestion,
  toggleBold,
  toggleHeading,
  toggleList,
  type Edit,
  type Selected,
} from './markdownEdit.ts';
import { LinkPicker } from '../_kit/LinkPicker.tsx';
import styles from './MarkdownField.module.css';

const TOOLS = ['h2', 'h3', 'h4', 'bold', 'link', 'list', 'numbers', 'table', 'question'] as const;
type Tool = (typeof TOOLS)[number];

interface MarkdownFieldProps {
  readonly label: string;
  readonly language: Language;
  readonly value: string;
  readonly error: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A field for the Markdown of a text page, with a toolbar. What a button does can be taken back like what is typed. */
export function MarkdownField({ label, language, value, error, isDisabled, onChange }: MarkdownFieldProps) {
  const { t } = useTranslation('adminTexts');
  const area = useRef<HTMLTextAreaElement>(null);
  /** The dialog that is open, with the selection that it replaces. */
  const [asked, setAsked] = useState<{ what: 'link' | 'table'; selected: Selected } | null>(null);
  const selected = (): Selected => ({
    value,
    start: area.current?.selectionStart ?? value.length,
    end: area.current?.selectionEnd ?? value.length,
  });
  const apply = ({ from, to, text, start, end }: Edit): void => {
    const field = area.current;
    if (field === null) return;
    field.focus();
    field.setSelectionRange(from, to);
    // The only way to change a field that its own undo knows.
    // oxlint-disable-next-line typescript/no-deprecated
    if (!document.execCommand(text === '' ? 'delete' : 'insertText', false, text))
      onChange(value.slice(0, from) + text + value.slice(to));
    field.setSelectionRange(start, end);
  };
  const applyTool = (tool: Tool): void => {
    switch (tool) {
      case 'h2':
        return apply(toggleHeading(selected(), 2));
      case 'h3':
        return apply(toggleHeading(selected(), 3));
      case 'h4':
        return apply(toggleHeading(selected(), 4));
      case 'bold':
        return apply(toggleBold(selected()));
      case 'list':
        return apply(toggleList(selected(), false));
      case 'numbers':
        return apply(toggleList(selected(), true));
      case 'question':
        return apply(makeQuestion(selected(), language));
      case 'link':
      case 'table':
        return setAsked({ what: tool, selected: selected() });
    }
  };
  const press = (event: KeyboardEvent): void => {
    const chord = chordOf(event.nativeEvent);
    const edit = chord === 'enter' && !event.nativeEvent.isComposing ? continueList(selected()) : null;
    if (chord === 'mod+b') applyTool('bold');
    else if (chord === 'mod+k') applyTool('link');
    else if (edit !== null) apply(edit);
    else return;
    event.preventDefault();
    // Control and K would open the palette.
    event.stopPropagation();
  };
  return (
    <div className={styles.editor}>
      <fieldset aria-label={t('tools.label')} className={styles.tools} disabled={isDisabled}>
        {TOOLS.map((name) => {
          const [sign, label] = [t(`tools.sign.${name}`), t(`tools.${name}`)];
          return (
            <button
              key={name}
              type="button"
              className={styles.tool}
              title={label}
              // The selection stays where it is.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => applyTool(name)}
            >
              {sign}
              <VisuallyHidden>
                {label.startsWith(sign) ? label.slice(sign.length) : ` ${label}`}
              </VisuallyHidden>
            </button>
          );
        })}
      </fieldset>
      <Field
        as="textarea"
        ref={area}
        label={label}
        hint={t('field.bodyHint')}
        rows={24}
        spellCheck
        lang={languageTag(language)}
        dir={direction(language)}
        maxLength={TEXT_PAGE_LIMITS.body}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
      />
      {asked?.what === 'link' && (
        <LinkDialog
          text={asked.selected.value.slice(asked.selected.start, asked.selected.end)}
          language={language}
          onClose={() => setAsked(null)}
          onInsert={(words, address) => {
            setAsked(null);
            // After the dialog has given the focus back.
            setTimeout(() => apply(insertLink(asked.selected, words, address)));
          }}
        />
      )}
      {asked?.what === 'table' && (
        <TableDialog
          onClose={() => setAsked(null)}
          onInsert={(columns, rows) => {
            setAsked(null);
            const heads = Array.from({ length: columns }, (_, index) =>
              t('table.head', { number: index + 1 }),
            );
            setTimeout(() => apply(insertTable(asked.selected, heads, rows)));
          }}
        />
      )}
    </div>
  );
}

interface LinkDialogProps {
  /** The selected text. */
  readonly text: string;
  readonly language: Language;
  readonly onClose: () => void;
  readonly onInsert: (text: string, address: string) => void;
}

/** Asks where a link leads; the shop's text pages are offered. */
function LinkDialog({ text: selected, language, onClose, onInsert }: LinkDialogProps) {
  const { t } = useTranslation('adminTexts');
  const id = useId();
  const [text, setText] = useState(selected.replaceAll('\n', ' '));
  const [address, setAddress] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [hasText, hasAddress] = [text.trim() !== '', isTextLink(address.trim())];
  const insert = (): void => {
    setIsChecked(true);
    if (hasText && hasAddress) onInsert(text.trim(), address.trim());
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('tools.link')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('link.insert')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          insert();
        }}
      >
        <Field
          label={t('link.text')}
          lang={languageTag(language)}
          dir={direction(language)}
          error={isChecked && !hasText ? t('admin:problem.REQUIRED') : null}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Field
          label={t('link.address')}
          dir="ltr"
          hint={t('link.hint')}
          error={isChecked && !hasAddress ? t('link.problem') : null}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Field
          as="select"
          label={t('link.page')}
          value={Object.values<string>(textPages).includes(address) ? address : ''}
          onChange={({ target }) => setAddress(target.value)}
        >
          <option value="">{t('link.other')}</option>
          {Object.entries(textPages).map(([name, path]) => (
            <option key={name} value={path}>
              {path}
            </option>
          ))}
        </Field>
        <LinkPicker onChoose={setAddress} />
      </form>
    </Dialog>
  );
}

/** Most columns and rows of a new table. */
const MOST = { columns: 8, rows: 50 };

interface TableDialogProps {
  readonly onClose: () => void;
  readonly onInsert: (columns: number, rows: number) => void;
}

/** Asks for the size of a table. */
function TableDialog({ onClose, onInsert }: TableDialogProps) {
  const { t } = useTranslation('adminTexts');
  const id = useId();
  const [size, setSize] = useState({ columns: '3', rows: '3' });
  const read = (name: keyof typeof MOST): number | null => {
    const number = Number(size[name]);
    return Number.isInteger(number) && number >= 1 && number <= MOST[name] ? number : null;
  };
  const insert = (): void => {
    const [columns, rows] = [read('columns'), read('rows')];
    if (columns !== null && rows !== null) onInsert(columns, rows);
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('tools.table')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id}>
            {t('link.insert')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          insert();
        }}
      >
        {(['columns', 'rows'] as const).map((name) => (
          <Field
            key={name}
            label={t(`table.${name}`)}
            dir="ltr"
            inputMode="numeric"
            error={read(name) === null ? t('table.range', { most: MOST[name] }) : null}
            value={size[name]}
            onChange={({ target }) => setSize({ ...size, [name]: target.value })}
          />
        ))}
      </form>
    </Dialog>
  );
}
