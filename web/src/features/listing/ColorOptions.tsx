import type { ListedOption } from './CheckList.tsx';
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
  return (
    <div className={styles.grid}>
      {options.map(({ value, label }) => (
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
        </label>
      ))}
    </div>
  );
}
