import { useState } from 'react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatInstant } from '../_kit/format.tsx';
import { Comparison } from './Comparison.tsx';
import { clashesOf, differingFields, type Clash, type Content } from './content.ts';
import type { Overtaken } from './useDraft.ts';
import { useNames } from './useNames.ts';
import styles from './HomepagePage.module.css';

interface OvertakenDialogProps {
  readonly overtaken: Overtaken;
  readonly mine: Content;
  /** Leaves the choice open. */
  readonly onClose: () => void;
  readonly onResolve: (isTheirs: ReadonlySet<string>) => void;
}

/**
 * The question when another person saved the draft in the meantime: what that person changed, and for each item that both changed, whose
 * is chosen. What only one of them changed is chosen of both. Nothing is sent before.
 */
export function OvertakenDialog({
  overtaken: { base, theirs },
  mine,
  onClose,
  onResolve,
}: OvertakenDialogProps) {
  const { t } = useTranslation('adminHomepage');
  const { listName, itemName, fieldName, fieldValue } = useNames();
  const [isTheirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const clashes = clashesOf(base, theirs.content, mine);
  const nameOf = (clash: Clash): string => {
    if ('layout' in clash) return t(`layout.${clash.layout}`);
    if (clash.key === null) return t('clash.order', { list: listName(clash.list) });
    const index = base.lists[clash.list].findIndex(({ key }) => key === clash.key);
    const item = clash.mine ?? clash.theirs ?? { title: null, target: null };
    return t('clash.item', { list: listName(clash.list), item: itemName(item, Math.max(index, 0)) });
  };
  const valueOf = (clash: Clash, side: 'mine' | 'theirs'): string => {
    if ('layout' in clash || clash.key === null) return t(`clash.${side}`);
    const item = clash[side];
    if (item === null) return t(`clash.${side}Removed`);
    const other = side === 'mine' ? clash.theirs : clash.mine;
    const fields = other === null ? [] : differingFields(item, other);
    const named = fields.map((one) => t('clash.field', { field: fieldName(one), value: fieldValue(one) }));
    return t(`clash.${side}Is`, { item: named.join(' · ') || itemName(item, 0) });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('overtaken.title')}
      role="alertdialog"
      size="lg"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('overtaken.later')}
          </Button>
          <Button onClick={() => onResolve(isTheirs)}>{t('overtaken.save')}</Button>
        </>
      }
    >
      <p>{t('overtaken.text', { by: theirs.author ?? t('program'), at: formatInstant(theirs.savedAt) })}</p>
      <h3 className={styles.heading}>{t('overtaken.theirs')}</h3>
      <Comparison from={base} to={theirs.content} />
      {clashes.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('overtaken.both')}</h3>
          {clashes.map((clash) => (
            <fieldset key={clash.id} className={styles.clash}>
              <legend>{nameOf(clash)}</legend>
              {(['mine', 'theirs'] as const).map((side) => (
                <label key={side} className={styles.checkLine}>
                  <input
                    type="radio"
                    name={clash.id}
                    checked={isTheirs.has(clash.id) === (side === 'theirs')}
                    onChange={() =>
                      setTheirs((before) => {
                        const next = new Set(before);
                        if (side === 'theirs') next.add(clash.id);
                        else next.delete(clash.id);
                        return next;
                      })
                    }
                  />
                  {valueOf(clash, side)}
                </label>
              ))}
            </fieldset>
          ))}
        </>
      )}
    </Dialog>
  );
}
