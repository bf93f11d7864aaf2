import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { anchorId } from './anchors.ts';
import { placed } from './placed.ts';
import { TextList } from './TextList.tsx';
import { TextRuns } from './TextRuns.tsx';
import type {
  TextQuestion_question$data,
  TextQuestion_question$key,
} from './__generated__/TextQuestion_question.graphql.ts';
import styles from './TextQuestion.module.css';

function show(block: TextQuestion_question$data['answer'][number]): ReactNode {
  if (block.__typename === 'TextList') return block.list && <TextList list={block.list} />;
  if (block.__typename !== 'TextParagraph') return null;
  return (
    <p>
      <TextRuns runs={block.runs} />
    </p>
  );
}

/** A question that expands to its answer, without scripts too. */
export function TextQuestion({ question }: { question: TextQuestion_question$key }) {
  const data = useFragment(
    graphql`
      fragment TextQuestion_question on TextQuestion {
        anchor
        question
        answer {
          __typename
          ... on TextParagraph {
            runs {
              ...TextRuns_runs
            }
          }
          ... on TextList {
            ...TextList_list @alias(as: "list")
          }
        }
      }
    `,
    question,
  );
  return (
    <details id={anchorId(data.anchor)} className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.words}>{data.question}</h3>
        <Icon name="chevron-down" className={styles.sign} />
      </summary>
      <div className={styles.answer}>
        {placed(data.answer).map(({ entry, place }) => (
          <div key={place}>{show(entry)}</div>
        ))}
      </div>
    </details>
  );
}
