import { useId, useRef, useState, type FormEvent } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import type { Column, Filter } from './listTypes.ts';
import { rememberColumns } from './columns.ts';
import type { Density } from './density.ts';
import { useShortcuts } from './keys.tsx';
import styles from './ListTools.module.css';
import { narrowed, type ListState } from './listState.ts';
import { Popover } from './Popover.tsx';

interface ListToolsProps {
  /** Address of the list. */
  readonly path: string;
  /** It stands beside an open entry, where columns and density do not apply. */
  readonly isNarrow: boolean;
  readonly state: ListState;
  readonly columns: readonly Pick<Column<never>, 'id' | 'title'>[];
  /** Ids of the columns that are shown. */
  readonly shown: readonly string[];
  readonly filters: readonly Filter[];
  readonly search: string | undefined;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly onChange: (state: ListState) => void;
  /** The entries can also be shown as a board. */
  readonly hasLayouts: boolean;
  /** What the button to the board says; absent: that it is one. */
  readonly boardLabel: string | undefined;
}

/** What stands above a list: search, conditions as chips, columns and density. */
export function ListTools({
  path,
  isNarrow,
  state,
  columns,
  shown,
  filters,
  search,
  density,
  onDensity,
  onChange,
  hasLayouts,
  boardLabel,
}: ListToolsProps) {
  const { t } = useTranslation('admin');
  const isBoard = hasLayouts && state.layout === 'board';
  const setFilters = (next: Readonly<Record<string, string>>): void =>
    onChange(narrowed(state, { filters: next }));
  const without = (id: string): Record<string, string> =>
    Object.fromEntries(Object.entries(state.filters).filter(([name]) => name !== id));
  const chips = filters.flatMap((filter) => {
    const value = state.filters[filter.id];
    return value === undefined ? [] : [{ filter, value }];
  });
  const setColumns = (next: readonly string[] | null): void => {
    // Within a view they belong to the view.
    if (state.view === null) rememberColumns(path, next);
    onChange({ ...state, columns: next });
  };
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        {search !== undefined && (
          <SearchField
            key={state.search}
            label={search}
            value={state.search}
            onSearch={(text) => onChange(narrowed(state, { search: text }))}
          />
        )}
        {filters.length > 0 && (
          <Popover label={t('list.filter')} icon={<Icon name="sliders-horizontal" size={18} />}>
            {(close) => (
              <FilterForm
                filters={filters}
                values={state.filters}
                onApply={(values) => {
                  close();
                  setFilters(values);
                }}
              />
            )}
          </Popover>
        )}
        {!isBoard && !isNarrow && (
          <Popover label={t('list.display')} icon={<Icon name="layout-grid" size={18} />}>
            {() => (
              <>
                <fieldset className={styles.choices}>
                  <legend>{t('list.density')}</legend>
                  {(['comfortable', 'compact'] as const).map((one) => (
                    <label key={one} className={styles.choice}>
                      <input
                        type="radio"
                        name="density"
                        checked={density === one}
                        onChange={() => onDensity(one)}
                      />
                      {t(`list.densities.${one}`)}
                    </label>
                  ))}
                </fieldset>
                <fieldset className={styles.choices}>
                  <legend>{t('list.columns')}</legend>
                  {columns.slice(1).map(({ id, title }) => (
                    <label key={id} className={styles.choice}>
                      <input
                        type="checkbox"
                        checked={shown.includes(id)}
                        onChange={({ target }) =>
                          setColumns(
                            columns
                              .slice(1)
                              .map((column) => column.id)
                              .filter((one) => (one === id ? target.checked : shown.includes(one))),
                          )
                        }
                      />
                      {t(title)}
                    </label>
                  ))}
                </fieldset>
                <Button variant="ghost" size="sm" onClick={() => setColumns(null)}>
                  {t('list.resetColumns')}
                </Button>
              </>
            )}
          </Popover>
        )}
        {hasLayouts && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name={isBoard ? 'menu' : 'layout-grid'} size={18} />}
            onClick={() => onChange(narrowed(state, { layout: isBoard ? null : 'board' }))}
          >
            {isBoard ? t('board.asList') : (boardLabel ?? t('board.asBoard'))}
          </Button>
        )}
      </div>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('list.filters')}>
          {chips.map(({ filter, value }) => {
            return (
              <li key={filter.id}>
                <button type="button" className={styles.chip} onClick={() => setFilters(without(filter.id))}>
                  <ChipText filter={filter} value={value} />
                  <Icon name="x" size={16} />
                  <span className={styles.hidden}>{t('list.removeFilter')}</span>
                </button>
              </li>
            );
          })}
          <li>
            <button type="button" className={styles.clear} onClick={() => setFilters({})}>
              {t('list.clearFilters')}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

interface ChipTextProps {
  readonly filter: Filter;
  readonly value: string;
}

/** Name and value of a condition; a value whose name cannot be read stands as it is in the address. */
export function ChipText({ filter: { kind, label, options, Options }, value }: ChipTextProps) {
  const { t } = useTranslation('admin');
  const text = (shown: string): string => t('list.chip', { name: t(label), value: shown });
  const values = kind === 'choices' ? value.split(',') : [value];
  const named = (known: readonly { readonly value: string; readonly label: string }[]): string =>
    text(values.map((each) => known.find((one) => one.value === each)?.label ?? each).join(', '));
  if (Options !== undefined)
    return (
      <AdminBoundary fallback={text('…')} failed={text(value)}>
        <Options>{named}</Options>
      </AdminBoundary>
    );
  return named((options ?? []).map((option) => ({ value: option.value, label: t(option.label) })));
}

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useShortcuts([
    { keys: '/', label: t('keys.search'), run: () => input.current?.focus(), isTypedAhead: true },
  ]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== value) onSearch(text.trim());
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <label htmlFor={id} className={styles.hidden}>
          {label}
        </label>
        <Icon name="search" size={18} className={styles.glass} />
        <input
          ref={input}
          id={id}
          type="search"
          dir="auto"
          placeholder={label}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            // Emptied by its own cross, it shows everything again.
            if (target.value === '' && value !== '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}

interface FilterFormProps {
  readonly filters: readonly Filter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onApply: (values: Readonly<Record<string, string>>) => void;
}

function FilterForm({ filters, values, onApply }: FilterFormProps) {
  const { t } = useTranslation('admin');
  const [draft, setDraft] = useState(values);
  const set = (id: string, value: string): void => setDraft((before) => ({ ...before, [id]: value }));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(
          Object.fromEntries(
            Object.entries(draft).flatMap(([id, value]) => (value.trim() === '' ? [] : [[id, value.trim()]])),
          ) as Record<string, string>,
        );
      }}
    >
      {filters.map((filter) => {
        const value = draft[filter.id] ?? '';
        const onChange = (next: string): void => set(filter.id, next);
        return filter.kind === 'choices' ? (
          <ChoicesField key={filter.id} filter={filter} value={value} onChange={onChange} />
        ) : filter.kind === 'choice' ? (
          <ChoiceField key={filter.id} filter={filter} value={value} onChange={onChange} />
        ) : (
          <Field
            key={filter.id}
            label={t(filter.label)}
            {...(filter.kind === 'amount'
              ? { inputMode: 'decimal', suffix: 'TND' }
              : filter.kind === 'number'
                ? { type: 'number', min: 0, step: 1, inputMode: 'numeric' }
                : { type: filter.kind })}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      })}
      <Button type="submit">{t('list.apply')}</Button>
    </form>
  );
}

/** From so many choices on, they can be searched. */
const MANY = 12;

/** Several choices: any of them. */
function ChoicesField({ filter: { label, options, Options }, value, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const chosen = value === '' ? [] : value.split(',');
  const field = (choices: readonly { readonly value: string; readonly label: string }[] | null) => (
    <fieldset className={styles.choices} disabled={choices === null}>
      <legend>{t(label)}</legend>
      {choices !== null && choices.length > MANY && (
        <Field
          type="search"
          label={t('list.searchChoices')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <div className={styles.several}>
        {choices
          ?.filter(
            (choice) =>
              chosen.includes(choice.value) ||
              choice.label.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()),
          )
          .map((choice) => (
            <label key={choice.value} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(choice.value)}
                onChange={({ target }) =>
                  onChange(
                    (target.checked
                      ? [...chosen, choice.value]
                      : chosen.filter((one) => one !== choice.value)
                    ).join(','),
                  )
                }
              />
              <bdi>{choice.label}</bdi>
            </label>
          ))}
      </div>
    </fieldset>
  );
  if (Options === undefined)
    return field((options ?? []).map((option) => ({ value: option.value, label: t(option.label) })));
  return (
    <AdminBoundary fallback={field(null)}>
      <Options>{field}</Options>
    </AdminBoundary>
  );
}

interface ChoiceFieldProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ChoiceField({ filter: { label, options, Options }, value, onChange }: ChoiceFieldProps) {
  const { t } = useTranslation('admin');
  const field = (choices: readonly { readonly value: string; readonly label: string }[] | null) => (
    <Field
      as="select"
      label={t(label)}
      value={choices === null ? '' : value}
      disabled={choices === null}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('list.any')}</option>
      {choices?.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Field>
  );
  if (Options === undefined)
    return field((options ?? []).map((option) => ({ value: option.value, label: t(option.label) })));
  return (
    <AdminBoundary fallback={field(null)}>
      <Options>{field}</Options>
    </AdminBoundary>
  );
}
