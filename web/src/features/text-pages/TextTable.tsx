import { graphql, useFragment } from 'react-relay';
import { placed } from './placed.ts';
import { TextRuns } from './TextRuns.tsx';
import type { TextTable_table$key } from './__generated__/TextTable_table.graphql.ts';
import styles from './TextTable.module.css';

interface TextTableProps {
  table: TextTable_table$key;
  /** Id of the heading that labels the table. */
  labelledBy: string | undefined;
}

/** Keyboard users scroll the focused element; not every browser makes scrolling elements focusable. */
const SCROLLABLE = { tabIndex: 0 } as const;

/** A table. One that is wider than the screen scrolls inside itself, by keyboard too. */
export function TextTable({ table, labelledBy }: TextTableProps) {
  const { head, rows } = useFragment(
    graphql`
      fragment TextTable_table on TextTable {
        head {
          runs {
            ...TextRuns_runs
          }
        }
        rows {
          cells {
            runs {
              ...TextRuns_runs
            }
          }
        }
      }
    `,
    table,
  );
  return (
    <section className={styles.frame} aria-labelledby={labelledBy} {...SCROLLABLE}>
      <table className={styles.table}>
        <thead>
          <tr>
            {placed(head).map(({ entry, place }) => (
              <th key={place} scope="col">
                <TextRuns runs={entry.runs} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(rows).map(({ entry: row, place }) => (
            <tr key={place}>
              {placed(row.cells).map(({ entry: cell, place: column }) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    <TextRuns runs={cell.runs} />
                  </th>
                ) : (
                  <td key={column}>
                    <TextRuns runs={cell.runs} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
