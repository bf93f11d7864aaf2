import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { anchorId } from './anchors.ts';
import { placed } from './placed.ts';
import { TextList } from './TextList.tsx';
import { TextQuestion } from './TextQuestion.tsx';
import { TextRuns } from './TextRuns.tsx';
import { TextTable } from './TextTable.tsx';
import type { TextBody_blocks$data, TextBody_blocks$key } from './__generated__/TextBody_blocks.graphql.ts';
import styles from './TextBody.module.css';

type Block = TextBody_blocks$data[number];

const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function headingTag(level: number): 'h2' | 'h3' | 'h4' {
  return level === 3 || level === 4 ? HEADINGS[level] : HEADINGS[2];
}

/** Id of the last heading before a block: it labels the block's table. */
function headingAbove(blocks: readonly Block[], place: number): string | undefined {
  const above = blocks.slice(0, place).findLast(({ __typename }) => __typename === 'TextHeading');
  return above?.__typename === 'TextHeading' ? anchorId(above.anchor) : undefined;
}

function show(block: Block, heading: string | undefined): ReactNode {
  switch (block.__typename) {
    case 'TextHeading': {
      const Tag = headingTag(block.level);
      return (
        <Tag id={anchorId(block.anchor)} className={styles[Tag]}>
          {block.text}
        </Tag>
      );
    }
    case 'TextParagraph':
      return (
        <p>
          <TextRuns runs={block.runs} />
        </p>
      );
    case 'TextList':
      return block.list && <TextList list={block.list} />;
    case 'TextTable':
      return block.table && <TextTable table={block.table} labelledBy={heading} />;
    case 'TextQuestion':
      return block.question && <TextQuestion question={block.question} />;
    default:
      return null;
  }
}

/** A text page's content, block by block. */
export function TextBody({ blocks: keys }: { blocks: TextBody_blocks$key }) {
  const blocks = useFragment(
    graphql`
      fragment TextBody_blocks on TextBlock @relay(plural: true) {
        __typename
        ... on TextHeading {
          level
          text
          anchor
        }
        ... on TextParagraph {
          runs {
            ...TextRuns_runs
          }
        }
        ... on TextList {
          ...TextList_list @alias(as: "list")
        }
        ... on TextTable {
          ...TextTable_table @alias(as: "table")
        }
        ... on TextQuestion {
          ...TextQuestion_question @alias(as: "question")
        }
      }
    `,
    keys,
  );
  return (
    <div className={styles.body}>
      {placed(blocks).map(({ entry, place }) => (
        <Fragment key={place}>{show(entry, headingAbove(blocks, place))}</Fragment>
      ))}
    </div>
  );
}
