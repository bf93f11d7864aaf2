import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { PARAM } from '../../../../gateway/contract/rules/listing-params.ts';
import { isBrandSpec, isColorSpec } from '../product/shopSpecs.ts';
import type { SpecFields_options$key } from './__generated__/SpecFields_options.graphql.ts';
import { CheckList } from './CheckList.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { splitSpec, type Filters } from './filters.ts';

interface SpecFieldsProps {
  options: SpecFields_options$key;
  chosen: readonly string[];
  onChange: (change: Partial<Filters>) => void;
}

/** Groups that are open at first; the others show their names. */
const OPEN = 2;
/** Most groups. */
const MOST = 8;

/** Filters by the technical data of a category's products: what most of them state first. */
export function SpecFields({ options, chosen, onChange }: SpecFieldsProps) {
  const { t } = useTranslation('catalogue');
  const { specs } = useFragment(
    graphql`
      fragment SpecFields_options on ProductFilterOptions
      @argumentDefinitions(hasSpecs: { type: "Boolean!" }) {
        specs(first: 12) @include(if: $hasSpecs) {
          name
          label(language: $language)
          values {
            value
            label(language: $language)
            count
          }
        }
      }
    `,
    options,
  );
  const groups = (specs ?? []).flatMap(({ name, label, values }) => {
    const own = chosen.filter((spec) => splitSpec(spec)[0] === name);
    // Brands and colours have filters of their own; the address separates name and value by a colon.
    if (name.includes(':') || isBrandSpec(name) || isColorSpec(name)) return [];
    const listed = values.map((option) => ({ ...option, value: `${name}:${option.value}` }));
    return listed.length > 1 || own.length > 0 ? [{ name, label, listed, own }] : [];
  });
  const isShown = ({ own }: (typeof groups)[number], index: number) => index < MOST || own.length > 0;
  return groups.filter(isShown).map(({ name, label, listed, own }, index) => (
    <FilterGroup key={name} title={label} open={index < OPEN || own.length > 0}>
      <CheckList
        name={PARAM.specs}
        options={listed}
        chosen={own}
        searchLabel={t('specs.search', { name: label })}
        onChange={(now) =>
          onChange({ specs: [...chosen.filter((spec) => splitSpec(spec)[0] !== name), ...now].sort() })
        }
      />
    </FilterGroup>
  ));
}
