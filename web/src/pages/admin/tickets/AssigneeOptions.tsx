import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useColleagues } from './Agents.tsx';

/** The value of no one in particular for the mutation: null. */
export const assigneeInput = (value: string): string | null => (value === '' ? null : value);

interface AssigneeOptionsProps {
  /** Who answers now, offered even if the role does not answer tickets any more. */
  readonly current?: { readonly accountNumber: string; readonly name: string } | null | undefined;
}

/** Options of a select: no one in particular, the person signed in, the colleagues. */
export function AssigneeOptions({ current }: AssigneeOptionsProps) {
  const { t } = useTranslation('adminSupport');
  const { person } = useStaff();
  const colleagues = useColleagues();
  const isListed =
    current == null ||
    current.accountNumber === person.accountNumber ||
    colleagues.some(({ value }) => value === current.accountNumber);
  return (
    <>
      <option value="">{t('assignee.none')}</option>
      <option value={person.accountNumber}>{t('assignee.me')}</option>
      {!isListed && <option value={current.accountNumber}>{current.name}</option>}
      {colleagues.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
