import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { isolate } from '../../../i18n/format.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, ListDataProps } from '../_kit/listTypes.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './Tickets.module.css';
import type {
  AnswersPage_answers$data,
  AnswersPage_answers$key,
} from './__generated__/AnswersPage_answers.graphql.ts';
import type { AnswersPageQuery } from './__generated__/AnswersPageQuery.graphql.ts';

type Row = AnswersPage_answers$data[number];

/** The server has them all in one response: they are narrowed and paged here. */
function Answers({ request: { first, after, search }, children }: ListDataProps<Row>) {
  const { cannedAnswers } = useAdminQuery<AnswersPageQuery>(
    graphql`
      query AnswersPageQuery {
        cannedAnswers {
          ...AnswersPage_answers
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['answers'],
  );
  const answers: AnswersPage_answers$key = present(cannedAnswers);
  const rows = useFragment(
    graphql`
      fragment AnswersPage_answers on CannedAnswer @relay(plural: true) {
        id
        title
        shortcut
        updatedAt
        fr: text(language: FR)
        en: text(language: EN)
        de: text(language: DE)
        tn: text(language: TN)
      }
    `,
    answers,
  );
  const wanted = search.replace(/^\//, '').toLowerCase();
  const found = rows.filter(({ title, shortcut, fr }) =>
    [title, shortcut, fr].some((text) => text?.toLowerCase().includes(wanted)),
  );
  const start = Number(after ?? 0);
  const end = start + first;
  return children({
    rows: found.slice(start, end),
    hasNext: end < found.length,
    endCursor: String(end),
    total: found.length,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'title', title: 'adminSupport:answers.field.title', cell: ({ title }) => <bdi>{title}</bdi> },
  {
    id: 'shortcut',
    title: 'adminSupport:answers.field.shortcut',
    cell: ({ shortcut }) => <Code text={`/${shortcut}`} />,
  },
  {
    id: 'text',
    title: 'adminSupport:answers.field.fr',
    cell: ({ fr }) => (
      <span className={styles.excerpt} dir="auto">
        {fr}
      </span>
    ),
  },
  {
    id: 'languages',
    title: 'adminSupport:answers.languages',
    cell: (row) =>
      LANGUAGES.filter((one) => row[one] != null)
        .map((one) => isolate(LANGUAGE_NAMES[one]))
        .join(' · '),
  },
  {
    id: 'updatedAt',
    title: 'adminSupport:column.updatedAt',
    cell: ({ updatedAt }) => <Instant at={updatedAt} />,
  },
];

/** Answers for repeated questions, by title. */
export default function AnswersPage() {
  const { t } = useTranslation('adminSupport');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      text={t('answers.about')}
      columns={COLUMNS}
      search={t('answers.find')}
      Data={Answers}
      rowId={({ id }) => id}
      rowName={(row) => row.title}
      rowLink={({ id }) => adminPaths.cannedAnswer(id)}
      empty={{ title: t('answers.empty') }}
      actions={
        <>
          <ButtonLink size="sm" variant="ghost" to={adminPaths.tickets()}>
            {t('admin:menu.tickets')}
          </ButtonLink>
          {can('SUPPORT') && (
            <ButtonLink size="sm" icon={<Icon name="plus" size={18} />} to={adminPaths.cannedAnswer('new')}>
              {t('answers.new')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
