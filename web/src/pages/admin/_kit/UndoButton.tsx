import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUndoChange } from './useUndoChange.ts';
import type { UndoButton_entry$key } from './__generated__/UndoButton_entry.graphql.ts';

/** Undoes the change of an entry of the log; nothing where that is not possible. */
export function UndoButton({ entry: key }: { readonly entry: UndoButton_entry$key }) {
  const { t } = useTranslation('admin');
  const { changeId, canUndoUntil } = useFragment(
    graphql`
      fragment UndoButton_entry on AuditEntry {
        changeId
        canUndoUntil
      }
    `,
    key,
  );
  const undo = useUndoChange();
  const [isPending, setPending] = useState(false);
  if (canUndoUntil == null) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon name="rotate-ccw" size={16} />}
      busy={isPending}
      onClick={async () => {
        setPending(true);
        await undo(changeId);
        setPending(false);
      }}
    >
      {t('undoing.action')}
    </Button>
  );
}
