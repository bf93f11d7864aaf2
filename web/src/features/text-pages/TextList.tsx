import { graphql, useFragment } from 'react-relay';
import { placed } from './placed.ts';
import { TextRuns } from './TextRuns.tsx';
import type { TextList_list$key } from './__generated__/TextList_list.graphql.ts';
import styles from './TextList.module.css';

/** A list with bullets, or with numbers if the order matters. */
export function TextList({ list }: { list: TextList_list$key }) {
  const { ordered, items } = useFragment(
    graphql`
      fragment TextList_list on TextList {
        ordered
        items {
          runs {
            ...TextRuns_runs
          }
        }
      }
    `,
    list,
  );
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? styles.steps : styles.points}>
      {placed(items).map(({ entry, place }) => (
        <li key={place} className={styles.item}>
          <TextRuns runs={entry.runs} />
        </li>
      ))}
    </Tag>
  );
}
