/** Jobs of the back-office, between REST and the schema. */
import type { BulkOperation, Job, JobPage, JobRow, JobRowPage } from '../../../contract/admin/jobs.ts';
import { BULK_ROUNDS } from '../../../contract/rules/bulk.ts';
import { AdminConnectionModel } from '../admin-catalogue/models.ts';
import { keyOf } from '../admin-categories/models.ts';
import { badInput } from '../base/input.ts';
import { wireAmount } from '../base/money.ts';
import type { BulkOperationInput } from '../generated/resolvers.ts';

export class AdminJobConnectionModel extends AdminConnectionModel<Job> {
  constructor(page: JobPage) {
    super(page.jobs, page);
  }
}

export class AdminJobRowConnectionModel extends AdminConnectionModel<JobRow> {
  constructor(page: JobRowPage) {
    super(page.rows, page);
  }
}

/** The value of an operation as REST reads it. @throws BAD_USER_INPUT on `argument` */
function wireValue({ field, operator, value }: BulkOperationInput, argument: string): string | null {
  if (value == null) return null;
  if (field === 'categoryId' || field === 'parentId') return keyOf('Category', value, argument);
  if (field === 'brandId') return keyOf('Brand', value, argument);
  const isPrice = field === 'price' || field === 'discountPrice';
  return isPrice && operator !== 'percent' && /^-?\d{1,6}(?:\.\d{1,3})?$/.test(value)
    ? wireAmount(value)
    : value;
}

/** The operations of a bulk change as REST reads them. @throws BAD_USER_INPUT naming the argument */
export const wireOperations = (operations: readonly BulkOperationInput[]): BulkOperation[] =>
  operations.map((operation, index) => {
    const argument = `input.operations.${index}`;
    const round = BULK_ROUNDS.find((one) => one === operation.round);
    if (operation.round != null && round === undefined)
      throw badInput(`${argument}.round`, `must be one of ${BULK_ROUNDS.join(', ')}`);
    return {
      field: operation.field,
      op: operation.operator,
      value: wireValue(operation, `${argument}.value`),
      ...(round === undefined ? {} : { round }),
    };
  });
