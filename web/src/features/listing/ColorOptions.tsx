import type { ListedOption } from './CheckList.tsx';
import styles from './ColorOptions.module.css';
import { PARAM } from './params.ts';
import { Swatch } from '../product/Swatch.tsx';
import { useColorName } from '../product/useColorName.ts';

interface ColorOptionsProps {
  options: readonly ListedOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Colours as discs with their names. */
export function ColorOptions({ options, chosen, onChange }: ColorOptionsProps) {
  const colorName = useColorName();
  return (
    <div className={styles.grid}>
      {options.map(({ value }) => (
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
          <span className={styles.name}>{colorName(value)}</span>
        </label>
      ))}
    </div>
  );
}
