import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Culprits } from './Culprits.tsx';
import { narrowed, type ListState } from './listState.ts';
import type { AdminListProps, ListRequest } from './listTypes.ts';

interface NoRowsProps<Row> extends Pick<AdminListProps<Row>, 'empty' | 'filters' | 'Data'> {
  readonly request: ListRequest;
  readonly state: ListState;
  readonly go: (state: ListState) => void;
}

/** A list without rows: it has no entries, or none that fulfils its conditions, which are then named. */
export function NoRows<Row>({ empty, filters = [], Data, request, state, go }: NoRowsProps<Row>) {
  const { t } = useTranslation('admin');
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return (
    <EmptyState
      icon={<Icon name={isNarrowed ? 'search' : 'package'} size={32} />}
      title={isNarrowed ? t('list.nothingFound') : empty.title}
      text={isNarrowed ? t('list.nothingFoundText') : empty.text}
      action={
        isNarrowed && (
          <>
            <Button
              variant="secondary"
              onClick={() => go(narrowed(state, { search: '', filters: {}, view: null }))}
            >
              {t('list.clearFilters')}
            </Button>
            <Culprits
              request={request}
              filters={filters}
              Data={Data}
              onRemove={({ search, filters: rest }) => go(narrowed(state, { search, filters: rest }))}
            />
          </>
        )
      }
    />
  );
}
