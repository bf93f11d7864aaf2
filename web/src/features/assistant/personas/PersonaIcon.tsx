import type { CSSProperties } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import styles from './PersonaIcon.module.css';
import { personaOf, type PersonaId } from './personas.ts';

interface PersonaIconProps {
  persona: PersonaId;
  /** Diameter in CSS pixels. Default: 44. */
  size?: number;
}

/** A persona's icon on its round background. Its name is written next to it. */
export function PersonaIcon({ persona, size = 44 }: PersonaIconProps) {
  const { icon, color, bgColor } = personaOf(persona);
  const style = {
    '--size': `${size}px`,
    color: `var(--l-colors-${color})`,
    background: `var(--l-colors-${bgColor})`,
  } as CSSProperties;
  return (
    <span className={styles.ground} style={style}>
      <Icon name={icon} size={size / 2} />
    </span>
  );
}
