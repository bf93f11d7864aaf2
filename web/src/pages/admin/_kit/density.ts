import { useState } from 'react';

/** How close the rows of lists stand. */
export type Density = 'comfortable' | 'compact';

const STORED = 'admin-density';

/** The choice of this device, for every list. */
export function useDensity(): readonly [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => {
    try {
      return localStorage.getItem(STORED) === 'compact' ? 'compact' : 'comfortable';
    } catch {
      return 'comfortable';
    }
  });
  const choose = (next: Density): void => {
    setDensity(next);
    try {
      localStorage.setItem(STORED, next);
    } catch {
      // Then it is for this document.
    }
  };
  return [density, choose];
}
