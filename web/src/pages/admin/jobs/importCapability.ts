import { jobCapability } from '../../../../../gateway/contract/rules/jobs.ts';

/** The capability that a kind of job needs, as the schema names it. */
export const importCapability = (kind: string): 'MARKETING' | 'CATALOGUE_BULK' =>
  jobCapability(kind) === 'marketing' ? 'MARKETING' : 'CATALOGUE_BULK';
