import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { LANGUAGE_NAMES, LANGUAGES, isLanguage } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  SynonymsPage_groups$data,
  SynonymsPage_groups$key,
} from './__generated__/SynonymsPage_groups.graphql.ts';
import type { SynonymsPageQuery } from './__generated__/SynonymsPageQuery.graphql.ts';

type Row = SynonymsPage_groups$data[number];

const FILTERS: readonly Filter[] = [
  {
    id: 'language',
    label: 'adminInsight:synonyms.field.language',
    kind: 'choice',
    Options: ({ children }) => children(LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))),
  },
];

const wordsOf = ({ words }: Pick<Row, 'words'>): string => words.map(({ text }) => text).join(' · ');

/** The server has them all in one response: they are narrowed and paged here. */
function Groups({ request: { first, after, search, filters }, children }: ListDataProps<Row>) {
  const { adminSynonymGroups } = useAdminQuery<SynonymsPageQuery>(
    graphql`
      query SynonymsPageQuery {
        adminSynonymGroups {
          ...SynonymsPage_groups
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['synonyms'],
  );
  const groups: SynonymsPage_groups$key = present(adminSynonymGroups);
  const rows = useFragment(
    graphql`
      fragment SynonymsPage_groups on AdminSynonymGroup @relay(plural: true) {
        id
        language
        words {
          text
        }
        isApplied
        updatedAt
      }
    `,
    groups,
  );
  const wanted = search.toLowerCase();
  const language = filters['language'];
  const found = rows.filter(
    (row) =>
      wordsOf(row).toLowerCase().includes(wanted) &&
      (!isLanguage(language) || row.language.toLowerCase() === language),
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

function Applied({ isApplied }: Pick<Row, 'isApplied'>) {
  const { t } = useTranslation('adminInsight');
  return (
    <Badge tone={isApplied ? 'green' : 'warning'}>
      {t(isApplied ? 'synonyms.applied' : 'synonyms.pending')}
    </Badge>
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'words', title: 'adminInsight:synonyms.field.words', cell: (row) => <bdi>{wordsOf(row)}</bdi> },
  {
    id: 'language',
    title: 'adminInsight:synonyms.field.language',
    cell: ({ language }) => {
      const code = language.toLowerCase();
      return isLanguage(code) ? <bdi>{LANGUAGE_NAMES[code]}</bdi> : '–';
    },
  },
  {
    id: 'applied',
    title: 'adminInsight:synonyms.state',
    cell: ({ isApplied }) => <Applied isApplied={isApplied} />,
  },
  {
    id: 'updatedAt',
    title: 'adminInsight:synonyms.updatedAt',
    cell: ({ updatedAt }) => <Instant at={updatedAt} />,
  },
];

/** The shop's groups of synonyms, the latest change first. */
export default function SynonymsPage() {
  const { t } = useTranslation('adminInsight');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <AdminList
      title={title}
      text={t('synonyms.about')}
      columns={COLUMNS}
      filters={FILTERS}
      search={t('synonyms.find')}
      Data={Groups}
      rowId={({ id }) => id}
      rowName={wordsOf}
      rowLink={({ id }) => adminPaths.synonymGroup(id)}
      empty={{ title: t('synonyms.empty') }}
      actions={
        can('MARKETING') && (
          <ButtonLink size="sm" icon={<Icon name="plus" size={18} />} to={adminPaths.newSynonymGroup()}>
            {t('synonyms.new')}
          </ButtonLink>
        )
      }
    />
  );
}
