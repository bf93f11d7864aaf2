/** CSV files of the back office, for spreadsheets: semicolons, UTF-8 with its mark, CRLF. */
import { z } from 'zod';

/** Text of a CSV file. */
export const CsvFile = z.string().meta({ id: 'CsvFile', description: 'text/csv, UTF-8.' });
