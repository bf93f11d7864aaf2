import { SYSTEM_ACTOR } from '../../../../../gateway/contract/rules/audit.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { entityNamed, verbNamed } from './auditNames.ts';
import { Code } from './format.tsx';

/** What was done, such as `product.update`, in the person's language; an action without a name stands as the log has it. */
export function AuditAction({ action }: { readonly action: string }) {
  const { t } = useTranslation('adminAudit');
  const verb = verbNamed(action);
  return verb === undefined ? <Code text={action} /> : t(`verb.${verb}`);
}

/** Kind of an object of the log. */
export function AuditEntity({ entity }: { readonly entity: string }) {
  const { t } = useTranslation('adminAudit');
  const named = entityNamed(entity);
  return named === undefined ? <Code text={entity} /> : t(`entity.${named}`);
}

/** Who made a change: an admin by name, else by account number, or the program itself. */
export function AuditActor({
  actor,
}: {
  readonly actor: { accountNumber: string; name?: string | null | undefined };
}) {
  const { t } = useTranslation('adminAudit');
  return (
    <bdi>{actor.accountNumber === SYSTEM_ACTOR ? t('system') : (actor.name ?? actor.accountNumber)}</bdi>
  );
}
