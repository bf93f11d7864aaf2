import type { ReactNode } from 'react';
import { useRegions } from '../../../features/address/regions.ts';
import type { FilterOptionsProps } from './listTypes.ts';

/** The governorates, for a filter (area `address`). */
export function RegionOptions({ children }: FilterOptionsProps): ReactNode {
  return children(useRegions().map(({ number, name }) => ({ value: String(number), label: name })));
}
