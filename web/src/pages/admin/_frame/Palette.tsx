import { useRef, useState } from 'react';
import { Combobox, createListCollection } from '@chakra-ui/react';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import type { IconName } from '../../../design/icons.ts';
import { toast } from '../../../design/toast.ts';
import { useLogout } from '../../../features/session/useLogout.ts';
import { isolateCode } from '../../../i18n/format.ts';
import type { AreaKey } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import { adminPaths } from '../adminPaths.ts';
import type { StaffCapability } from '../_kit/__generated__/staffQuery.graphql.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useProductDownload } from '../_kit/useProductDownload.ts';
import { menuItemsOf } from '../menu.ts';
import styles from './Palette.module.css';
import { readRecent, remember } from './recent.ts';
import { useFound, type Hit } from './useFound.ts';

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
}

/** An entry of the palette. */
interface Entry {
  readonly value: string;
  readonly label: string;
  /** What it is, at the line's end. */
  readonly detail?: string;
  readonly icon: IconName;
  readonly run: () => void;
}

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Entries for a number that was typed or pasted: of an order, of a ticket, of a telephone. */
function entriesOf(
  text: string,
  label: (key: 'palette.order' | 'palette.ticket' | 'palette.phone', number: string) => string,
  go: (path: string) => void,
  readsContacts: boolean,
): readonly Entry[] {
  const number = text.trim().toUpperCase();
  const digits = number.replaceAll(/[\s.-]/g, '').replace(/^(?:\+|00)?216(?=\d{8}$)/, '');
  const orders = (key: 'palette.order' | 'palette.phone', query: string): Entry => ({
    value: `orders ${query}`,
    label: label(key, query),
    icon: key === 'palette.order' ? 'package' : 'phone',
    run: () => go(`${adminPaths.orders()}?${new URLSearchParams({ q: query }).toString()}`),
  });
  if (/^CMD-?\d/.test(number)) return [orders('palette.order', number)];
  if (readsContacts && /^\d{8}$/.test(digits)) return [orders('palette.phone', digits)];
  if (/^TKT-\d{2}-\d{6}-\d$/.test(number))
    return [
      {
        value: `ticket ${number}`,
        label: label('palette.ticket', number),
        icon: 'messages-square',
        run: () => go(adminPaths.ticket(number)),
      },
    ];
  return [];
}

/** The list of all orders with a number. */
const LIST_ENTRY = /^orders /;
/** All orders of a telephone are offered beside the latest ones. */
const PHONE_ENTRY = /^orders \d{8}$/;

const ICONS = {
  ORDER: 'package',
  TICKET: 'messages-square',
  PRODUCT: 'tag',
  USER: 'user-round',
  SELLER: 'store',
  COUPON: 'gift',
} as const;
const SCREENS = {
  ORDER: adminPaths.order,
  TICKET: adminPaths.ticket,
  PRODUCT: adminPaths.product,
  USER: adminPaths.user,
  SELLER: adminPaths.seller,
  COUPON: adminPaths.coupon,
} as const;

/** What can be begun anywhere, by what a role needs for it. */
const ACTIONS = [
  { label: 'palette.newProduct', capability: 'CATALOGUE', path: adminPaths.newProduct, icon: 'plus' },
  { label: 'menu.newCoupon', capability: 'MARKETING', path: adminPaths.newCoupon, icon: 'plus' },
  { label: 'menu.newPromotion', capability: 'MARKETING', path: adminPaths.newPromotion, icon: 'plus' },
  { label: 'palette.import', capability: 'CATALOGUE_BULK', path: adminPaths.import, icon: 'package' },
  { label: 'palette.invite', capability: 'STAFF', path: adminPaths.invite, icon: 'user-round' },
] as const satisfies readonly {
  readonly label: AreaKey<'admin'>;
  readonly capability: StaffCapability;
  readonly path: () => string;
  readonly icon: IconName;
}[];

/** Entries of what was found; each opens its screen. */
const entriesFor = (hits: readonly Hit[], go: (path: string) => void): readonly Entry[] =>
  hits.map(({ kind, key, label, detail }) => ({
    value: `${kind} ${key}`,
    label,
    ...(detail !== '' && { detail }),
    icon: ICONS[kind],
    run: () => go(SCREENS[kind](key)),
  }));

/** Letters without their marks, so that `equipe` finds `Équipe`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** Finds a screen or an action by a few letters, an order, ticket, product, account, seller or coupon by number, telephone, name or code, and goes there. */
export default function Palette({ isOpen, onClose, onShowKeys }: PaletteProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const logout = useLogout();
  const downloadProducts = useProductDownload();
  const staff = useStaff();
  const { can, isReadOnly } = staff;
  const [text, setText] = useState('');
  /** The entry that the keys or the pointer moved to, for the text at that time; otherwise it is the first. */
  const [moved, setMoved] = useState({ text: '', value: '' });
  /** The list of a number, chosen for this text before it was known what has the number. */
  const [awaited, setAwaited] = useState<{ text: string; entry: Entry }>();
  const close = (): void => {
    setText('');
    setAwaited(undefined);
    onClose();
  };
  const choose = (entry: Entry): void => {
    remember(entry.value);
    close();
    entry.run();
  };
  const found = useFound(isOpen && !isReadOnly ? text.trim() : '', (hits) => {
    if (awaited?.text !== text) return;
    const exactHits = hits.filter(({ isExact }) => isExact);
    choose(entriesFor(exactHits, navigate)[0] ?? awaited.entry);
  });

  const screens: readonly Entry[] = menuItemsOf(staff).map(({ label, path, icon }) => ({
    value: `screen ${path}`,
    label: t(label),
    icon,
    run: () => navigate(path),
  }));
  const actions: readonly Entry[] = [
    ...ACTIONS.filter(({ capability }) => can(capability) && !isReadOnly).map(
      ({ label, path, icon }): Entry => ({
        value: label,
        label: t(label),
        icon,
        run: () => navigate(path()),
      }),
    ),
    ...(isReadOnly
      ? []
      : [
          {
            value: 'export products',
            label: t('palette.export'),
            icon: 'arrow-down' as const,
            run: () => {
              downloadProducts({}, 'PRODUCTS').catch(() => {
                toast({ type: 'error', title: t('palette.exportFailed') });
              });
            },
          },
        ]),
    { value: 'shop', label: t('shop'), icon: 'store', run: () => navigate(paths.home()) },
    { value: 'keys', label: t('keys.sheet'), icon: 'book-open', run: onShowKeys },
    { value: 'logout', label: t('person.logout'), icon: 'x', run: logout },
  ];
  const placeholder = t(
    isReadOnly
      ? 'palette.placeholderScreens'
      : can('PEOPLE_CONTACT')
        ? 'palette.placeholder'
        : 'palette.placeholderMasked',
  );
  const wanted = plain(text.trim());
  const isWanted = ({ label }: Entry): boolean => plain(label).includes(wanted);
  const recent =
    wanted === '' ? readRecent().flatMap((value) => screens.find((one) => one.value === value) ?? []) : [];
  const exact = found.hits.filter(({ isExact }) => isExact);
  const sections: readonly Section[] = [
    {
      title: t('palette.numbers'),
      // What a number names comes before the list of what has this number.
      entries: [
        ...entriesFor(exact, navigate),
        ...(isReadOnly
          ? []
          : entriesOf(
              text,
              (key, number) => t(key, { number: isolateCode(number) }),
              navigate,
              can('PEOPLE_CONTACT'),
            ).filter(({ value }) => exact.length === 0 || PHONE_ENTRY.test(value))),
      ],
    },
    { title: t('palette.recent'), entries: recent },
    { title: t('palette.screens'), entries: screens.filter((one) => isWanted(one) && !recent.includes(one)) },
    { title: t('palette.actions'), entries: actions.filter(isWanted) },
    {
      title: t('palette.results'),
      entries: entriesFor(
        found.hits.filter(({ isExact }) => !isExact),
        navigate,
      ),
    },
  ].filter(({ entries }) => entries.length > 0);

  const entries = sections.flatMap((section) => section.entries);
  const collection = createListCollection({ items: entries });
  const highlighted = entries.find(({ value }) => moved.text === text && value === moved.value) ?? entries[0];
  const input = useRef<HTMLInputElement>(null);

  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('palette.title')} firstField={input}>
      <Combobox.Root
        unstyled
        collection={collection}
        open
        inputValue={text}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason !== 'input-change') return;
          setText(inputValue);
          setAwaited(undefined);
        }}
        highlightedValue={highlighted?.value ?? null}
        onHighlightChange={({ highlightedValue }) => setMoved({ text, value: highlightedValue ?? '' })}
        selectionBehavior="clear"
        loopFocus
        closeOnSelect={false}
        value={[]}
        onValueChange={({ items: [entry] }) => {
          if (entry === undefined) return;
          if (found.isPending && LIST_ENTRY.test(entry.value)) setAwaited({ text, entry });
          else choose(entry);
        }}
      >
        <Combobox.Label unstyled className={styles.label}>
          {placeholder}
        </Combobox.Label>
        <Combobox.Input
          unstyled
          className={styles.input}
          ref={input}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
        />
        <Combobox.Content unstyled className={styles.content}>
          {sections.map((section) => (
            <Combobox.ItemGroup unstyled key={section.title}>
              <Combobox.ItemGroupLabel unstyled className={styles.group}>
                {section.title}
              </Combobox.ItemGroupLabel>
              {section.entries.map((entry) => (
                <Combobox.Item unstyled key={entry.value} item={entry} className={styles.entry}>
                  <Icon name={entry.icon} size={18} />
                  <Combobox.ItemText className={styles.text} dir="auto">
                    {entry.label}
                  </Combobox.ItemText>
                  {entry.detail !== undefined && (
                    <span className={styles.detail}>
                      <bdi>{entry.detail}</bdi>
                    </span>
                  )}
                </Combobox.Item>
              ))}
            </Combobox.ItemGroup>
          ))}
        </Combobox.Content>
      </Combobox.Root>
      <output className={styles.nothing}>
        {found.isPending
          ? t('palette.searching')
          : found.hasFailed
            ? t('palette.failed')
            : entries.length === 0 && t('palette.nothing')}
      </output>
    </Dialog>
  );
}
