import type { ListedOption } from './CheckList.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './ColorOptions.module.css';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';
import { Swatch } from '../product/Swatch.tsx';

interface ColorOptionsProps {
  options: readonly ListedOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Colours as discs with their names. */
export function ColorOptions({ options, chosen, onChange }: ColorOptionsProps) {
  const { language } = useTranslation('catalogue');
  return (
    <div className={styles.grid}>
      {options.map(({ value, label, count }) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.input}
            type="checkbox"
            name={PARAM.colors}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
          />
          <Swatch color={value} />
          <span className={styles.name}>{label}</span>
          {count !== undefined && <span className={styles.count}>{formatNumber(count, language)}</span>}
        </label>
      ))}
    </div>
  );
}
