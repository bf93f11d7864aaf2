import type { CSSProperties } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import styles from './PersonaIcon.module.css';
import { personaOf, type PersonaId } from './personas.ts';

interface PersonaIconProps {
  persona: PersonaId;
  /** Of the ground, in CSS pixels. Default: 44. */
  size?: number;
}

/** A persona's icon on its round ground. Its name is said beside it. */
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
