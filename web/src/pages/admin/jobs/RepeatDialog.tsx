import { graphql, useFragment } from 'react-relay';
import { BulkDialog } from '../_kit/BulkDialog.tsx';
import type { BulkTarget } from '../_kit/bulk.ts';
import type { RepeatDialog_job$key } from './__generated__/RepeatDialog_job.graphql.ts';

const TARGETS: Readonly<Record<string, BulkTarget | undefined>> = {
  PRODUCTS_BULK: 'PRODUCTS',
  BRANDS_BULK: 'BRANDS',
  CATEGORIES_BULK: 'CATEGORIES',
};

interface RepeatDialogProps {
  readonly of: RepeatDialog_job$key;
  readonly onClose: () => void;
}

/** The form of a bulk change with the settings of an earlier one. It makes a new job, which is checked first. */
export default function RepeatDialog({ of: key, onClose }: RepeatDialogProps) {
  const { id, kind, total, selection, operations } = useFragment(
    graphql`
      fragment RepeatDialog_job on AdminJob {
        id
        kind
        total
        selection
        operations {
          field
          operator
          value
          valueId
          round
        }
      }
    `,
    key,
  );
  const target = TARGETS[kind];
  if (target === undefined) return null;
  return (
    <BulkDialog
      of={target}
      selection={{ like: id, total: selection === 'ENTRIES' ? total : null }}
      earlier={operations}
      onClose={onClose}
    />
  );
}
