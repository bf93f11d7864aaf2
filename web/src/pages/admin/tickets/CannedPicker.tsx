/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a datalist shows no texts: this is ARIA's combobox, as in Picker */
import { useId, useRef, useState, type RefObject } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { direction, languageTag, type Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { fill, textFor } from '../../../../../gateway/contract/rules/canned-answers.ts';
import styles from './Tickets.module.css';
import type { CannedPickerQuery } from './__generated__/CannedPickerQuery.graphql.ts';

interface Answer {
  readonly text: string;
  /** The customer's language has none: it is the French one. */
  readonly isFallback: boolean;
}

interface CannedPickerProps {
  readonly isOpen: boolean;
  /** Of the customer. */
  readonly language: Language;
  /** Of the customer. */
  readonly name: string;
  /** Of the order, or of the ticket where there is none. */
  readonly number: string;
  readonly orderId: string | null;
  readonly onChoose: (answer: Answer) => void;
  readonly onClose: () => void;
}

/** Answers for repeated questions, filled in for the ticket: letters of the shortcut or title narrow them, Enter inserts one. */
export function CannedPicker({ isOpen, onClose, ...props }: CannedPickerProps) {
  const { t } = useTranslation('adminSupport');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('answers.title')} firstField={field}>
      {isOpen && (
        <AdminBoundary fallback={<Skeleton height="12rem" radius="lg" />}>
          <Answers {...props} field={field} />
        </AdminBoundary>
      )}
    </Dialog>
  );
}

function Answers({
  language,
  name,
  number,
  orderId,
  onChoose,
  field,
}: Omit<CannedPickerProps, 'isOpen' | 'onClose'> & { readonly field: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('adminSupport');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { cannedAnswers, adminOrder } = useAdminQuery<CannedPickerQuery>(
    graphql`
      query CannedPickerQuery($orderId: ID!, $hasOrder: Boolean!) {
        cannedAnswers {
          id
          title
          shortcut
          fr: text(language: FR)
          en: text(language: EN)
          de: text(language: DE)
          tn: text(language: TN)
        }
        adminOrder(by: { id: $orderId }) @include(if: $hasOrder) {
          subOrders {
            trackingNumber
          }
        }
      }
    `,
    { orderId: orderId ?? '', hasOrder: orderId !== null },
    adminFreshness.detail,
    ['answers', 'order'],
  );
  const tracking =
    adminOrder?.subOrders.flatMap(({ trackingNumber }) => trackingNumber ?? []).join(', ') ?? '';
  const wanted = typed.trim().replace(/^\//, '').toLowerCase();
  const found = present(cannedAnswers).filter(
    ({ title, shortcut }) => shortcut.startsWith(wanted) || title.toLowerCase().includes(wanted),
  );
  const answers = found.map(({ id: key, title, shortcut, ...texts }) => {
    const { text, isFallback } = textFor(texts, language);
    const filled = fill(text, { name, number, tracking: tracking === '' ? null : tracking });
    return { key, title, shortcut, text: filled, isFallback };
  });
  const move = (step: number): void => {
    const to = Math.min(Math.max(active + step, 0), answers.length - 1);
    setActive(to);
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Field
        label={t('answers.find')}
        hint={t('answers.findHint')}
        ref={field}
        // The dialog is for this field, which may come after it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus
        role="combobox"
        aria-expanded
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        aria-activedescendant={answers.length > 0 ? `${id}${active}` : undefined}
        autoComplete="off"
        dir="auto"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            move(event.key === 'ArrowDown' ? 1 : -1);
          } else if (event.key === 'Enter') {
            event.preventDefault();
            const chosen = answers[active];
            if (chosen !== undefined) onChoose(chosen);
          }
        }}
      />
      <ul
        ref={list}
        id={`${id}list`}
        role="listbox"
        aria-label={t('answers.title')}
        className={styles.answers}
      >
        {answers.map((answer, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys
          <li
            key={answer.key}
            id={`${id}${index}`}
            role="option"
            aria-selected={index === active}
            className={cx(styles.answer, index === active && styles.activeAnswer)}
            onClick={() => onChoose(answer)}
          >
            <span className={styles.answerTitle}>
              <bdi>{answer.title}</bdi>
              <code dir="ltr">/{answer.shortcut}</code>
            </span>
            <span
              className={styles.excerpt}
              lang={languageTag(answer.isFallback ? 'fr' : language)}
              dir={direction(answer.isFallback ? 'fr' : language)}
            >
              {answer.text}
            </span>
            {answer.isFallback && <span className={styles.muted}>{t('answers.isFrench')}</span>}
          </li>
        ))}
      </ul>
      {answers.length === 0 && <p className={styles.muted}>{t('admin:list.nothingFound')}</p>}
      <ButtonLink size="sm" variant="ghost" to={adminPaths.cannedAnswers()}>
        {t('answers.edit')}
      </ButtonLink>
    </>
  );
}
