import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter, ListDataProps, ListRequest } from '../_kit/listTypes.ts';
import { BulkDialog, type BulkSelection } from '../_kit/BulkDialog.tsx';
import { Code, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { paths } from '../../../paths.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { BrandsPageCreateMutation } from './__generated__/BrandsPageCreateMutation.graphql.ts';
import type {
  AdminBrandFilter,
  AdminBrandSortBy,
  BrandsPageQuery,
} from './__generated__/BrandsPageQuery.graphql.ts';
import type {
  BrandsPage_brands$data,
  BrandsPage_brands$key,
} from './__generated__/BrandsPage_brands.graphql.ts';
import styles from './BrandsPage.module.css';

type Row = BrandsPage_brands$data[number];

const SORTS: Readonly<Record<string, AdminBrandSortBy>> = {
  name: 'NAME',
  products: 'PRODUCTS',
  created: 'CREATED',
};

const yesNo = (id: string, label: Filter['label']): Filter => ({
  id,
  label,
  kind: 'choice',
  options: [
    { value: 'true', label: 'admin:yes' },
    { value: 'false', label: 'admin:no' },
  ],
});

const FILTERS: readonly Filter[] = [
  yesNo('active', 'adminCategories:state.visible'),
  yesNo('products', 'adminCategories:brand.hasProducts'),
  { id: 'country', label: 'adminCategories:field.country', kind: 'text' },
  ...CREATED_FILTERS,
];

const readFlag = (text: string | undefined): boolean | null =>
  text === 'true' ? true : text === 'false' ? false : null;

/** A country's code as people type it; null when it is none. */
function readCountry(text: string | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** The conditions of the list as the server takes them; what the address has malformed narrows nothing. */
const filterOf = ({ search, filters }: ListRequest): AdminBrandFilter => ({
  search: search === '' ? null : search,
  active: readFlag(filters['active']),
  hasProducts: readFlag(filters['products']),
  country: readCountry(filters['country']),
  ...createdIn(filters),
});

function Brands({ request, children }: ListDataProps<Row>) {
  const { first, after, sort } = request;
  const by = sort === null ? undefined : SORTS[sort.field];
  const { adminBrands } = useAdminQuery<BrandsPageQuery>(
    graphql`
      query BrandsPageQuery($first: Int!, $after: String, $filter: AdminBrandFilter, $sort: AdminBrandSort) {
        adminBrands(first: $first, after: $after, filter: $filter, sort: $sort) {
          edges {
            node {
              ...BrandsPage_brands
            }
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          total {
            value
          }
        }
      }
    `,
    {
      first,
      after,
      sort: by === undefined ? null : { by, direction: sort?.isDescending === true ? 'DESC' : 'ASC' },
      filter: filterOf(request),
    },
    adminFreshness.list,
    ['brands'],
  );
  const { edges, pageInfo, total, files } = present(adminBrands);
  const brands: BrandsPage_brands$key = edges.map(({ node }) => node);
  const rows = useFragment(
    graphql`
      fragment BrandsPage_brands on AdminBrand @relay(plural: true) {
        id
        name
        slug
        country
        active
        productCount
        createdAt
        logo {
          url(width: 160)
        }
      }
    `,
    brands,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    files,
  });
}

function Count({ of }: { readonly of: number }) {
  const { language } = useTranslation('adminCategories');
  return formatNumber(of, language);
}

function State({ isActive }: { readonly isActive: boolean }) {
  const { t } = useTranslation('adminCategories');
  return (
    <Badge tone={isActive ? 'green' : 'neutral'}>{t(isActive ? 'state.visible' : 'state.inactive')}</Badge>
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'name',
    title: 'adminCategories:field.name',
    sort: 'name',
    cell: ({ name, logo }) => (
      <span className={styles.name}>
        {logo != null && <img src={logo.url} alt="" width={40} height={40} className={styles.logo} />}
        <bdi>{name}</bdi>
      </span>
    ),
  },
  { id: 'state', title: 'adminCategories:field.state', cell: ({ active }) => <State isActive={active} /> },
  {
    id: 'products',
    title: 'adminCategories:tree.onSale',
    sort: 'products',
    isFigure: true,
    cell: ({ productCount }) => <Count of={productCount} />,
  },
  {
    id: 'country',
    title: 'adminCategories:field.country',
    cell: ({ country }) => <Code text={country} />,
  },
  {
    id: 'slug',
    title: 'adminCategories:field.slug',
    cell: ({ slug }) => <Code text={slug} />,
    isHidden: true,
  },
  {
    id: 'created',
    title: 'adminCategories:brand.created',
    sort: 'created',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
  },
];

/** Asks for the name of a new brand. */
function NewBrand({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('adminCategories');
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newKey);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<BrandsPageCreateMutation>(
    graphql`
      mutation BrandsPageCreateMutation($input: AdminBrandCreateInput!) {
        adminBrandCreate(input: $input) {
          brand {
            id
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['brands'],
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('brand.new')} size="sm">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') {
            setProblem('REQUIRED');
            return;
          }
          void run(
            { input: { fields: { name: name.trim(), active: false }, idempotencyKey } },
            {
              done: t('brand.wasCreated'),
              hasFields: true,
              onRefused: ([first]) => setProblem(first?.code ?? null),
              onDone: ({ brand }) => {
                if (brand != null) navigate(adminPaths.brand(brand.id));
              },
            },
          );
        }}
      >
        <Field
          label={t('field.name')}
          hint={t('brand.hint')}
          maxLength={60}
          error={problem === null ? null : t(`admin:${problemKey(problem)}`)}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" busy={isPending}>
          {t('new.create')}
        </Button>
      </form>
    </Dialog>
  );
}

/** All brands by name, shown in the shop or not. */
export default function BrandsPage() {
  const { t } = useTranslation('adminCategories');
  const title = useTitle();
  const { can } = useStaff();
  const [isNew, setIsNew] = useState(false);
  const [selection, setSelection] = useState<BulkSelection>();
  const bulk: readonly BulkAction<Row>[] = [
    {
      label: t('adminBulk:edit'),
      run: (rows) => setSelection({ ids: rows.map(({ id }) => id) }),
      runAll: ({ request, total, except }) =>
        setSelection({ matching: { brandFilter: filterOf(request) }, exceptIds: except, total }),
      takesExceptions: true,
    },
  ];
  return (
    <>
      <AdminList
        title={title}
        columns={COLUMNS}
        filters={FILTERS}
        search={t('brand.search')}
        Data={Brands}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => adminPaths.brand(id)}
        rowActions={({ slug, active }) =>
          active ? [{ label: t('admin:row.inShop'), to: paths.brand(slug), isShop: true }] : []
        }
        empty={{ title: t('brand.empty') }}
        {...(can('CATALOGUE_BULK') && { bulk })}
        actions={
          can('CATALOGUE') && (
            <Button size="sm" icon={<Icon name="plus" size={18} />} onClick={() => setIsNew(true)}>
              {t('brand.new')}
            </Button>
          )
        }
      />
      {selection !== undefined && (
        <BulkDialog of="BRANDS" selection={selection} onClose={() => setSelection(undefined)} />
      )}
      {isNew && <NewBrand onClose={() => setIsNew(false)} />}
    </>
  );
}
