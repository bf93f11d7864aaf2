import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useKeys } from '../_kit/keys.tsx';
import styles from './KeySheet.module.css';

interface KeySheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Names of keys that are not letters. */
const NAMED = ['mod', 'shift', 'enter', 'escape', 'space', 'delete'] as const;

/** The keys of this screen. */
export default function KeySheet({ isOpen, onClose }: KeySheetProps) {
  const { t } = useTranslation('admin');
  const { isOn, setOn, list } = useKeys();
  const named = (key: string): string => {
    const name = NAMED.find((one) => one === key);
    return name === undefined ? key.toUpperCase() : t(`keys.names.${name}`);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.sheet')}>
      <dl className={styles.list}>
        {list().map(({ keys, label }) => (
          <div key={`${keys} ${label}`} className={styles.row}>
            <dt>{label}</dt>
            <dd dir="ltr">
              {keys.split(/[ +]/).map((key, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a key may occur twice
                <kbd key={index} className={styles.key}>
                  {named(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
        {t('person.keys')}
      </label>
    </Dialog>
  );
}
