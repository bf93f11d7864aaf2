/** The governorates. */
import { REGIONS } from '../../../contract/rules/regions.ts';
import { toGlobalId } from '../base/ids.ts';

export class RegionModel {
  readonly __typename = 'Region';
  /** 1 to 24. */
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }

  get id(): string {
    return toGlobalId('Region', this.number);
  }
}

/** All governorates, in the specification's order. */
export const allRegions = (): RegionModel[] => REGIONS.map((_, index) => new RegionModel(index + 1));
