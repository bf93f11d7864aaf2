import { useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ROLES } from './roles.ts';
import styles from './StaffPage.module.css';

type Role = (typeof ROLES)[number];

interface RoleChoiceProps {
  readonly value: Role;
  /** It cannot be changed. */
  readonly isFixed?: boolean;
  readonly onChange: (role: Role) => void;
}

/** The roles, each with what it may do. */
export function RoleChoice({ value, isFixed = false, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('adminStaff');
  const name = useId();
  return (
    <fieldset className={styles.roles} disabled={isFixed}>
      <legend>{t('column.role')}</legend>
      {ROLES.map((role) => (
        <label key={role} className={styles.role}>
          <input
            type="radio"
            name={name}
            value={role}
            data-autofocus={role === value || undefined}
            checked={role === value}
            onChange={() => onChange(role)}
          />
          {t(`admin:role.${role}`)}
          <span className={styles.may}>{t(`may.${role}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
