import { useState } from 'react';
import { HOME_RULES, itemProblems, type HomeList } from '../../../../../gateway/contract/rules/home-items.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { Card } from '../_kit/Detail.tsx';
import { moved } from '../_kit/moved.ts';
import { newItem, type Content, type Item } from './content.ts';
import { ItemForm } from './ItemForm.tsx';
import { NotShown } from './NotShown.tsx';
import { useNames } from './useNames.ts';
import styles from './HomepagePage.module.css';

interface ListFormProps {
  readonly list: HomeList;
  readonly content: Content;
  readonly canEdit: boolean;
  readonly onChange: (next: (before: Content) => Content) => void;
}

/** The items of a list: their order, one of them open with its fields. */
export function ListForm({ list, content, canEdit, onChange }: ListFormProps) {
  const { t, language } = useTranslation('adminHomepage');
  const { listName, itemName } = useNames();
  const rule = HOME_RULES[list];
  const items = content.lists[list];
  const [open, setOpen] = useState<string | null>(items.length === 1 ? (items[0]?.key ?? null) : null);
  const [dragged, setDragged] = useState<number | null>(null);
  const set = (next: (items: readonly Item[]) => readonly Item[]): void =>
    onChange((before) => ({ ...before, lists: { ...before.lists, [list]: next(before.lists[list]) } }));
  const move = (from: number, to: number): void => set((before) => moved(before, from, to));
  const canMove = canEdit && rule.isFixed !== true;
  return (
    <Card
      title={t('list.title', {
        name: listName(list),
        n: formatNumber(items.length, language),
        most: formatNumber(rule.most, language),
      })}
    >
      {items.length === 0 && <p className={styles.muted}>{t('list.empty')}</p>}
      <ol className={styles.items}>
        {items.map((item, index) => {
          const name = rule.isFixed === true ? t(`footer.${item.key as 'image1'}`) : itemName(item, index);
          const problems = itemProblems(list, item).length;
          const isOpen = item.key === open;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard it is moved by its buttons
            <li
              key={item.key}
              draggable={canMove && !isOpen}
              className={cx(styles.item, dragged === index && styles.dragged)}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', item.key);
                setDragged(index);
              }}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, index);
                setDragged(null);
              }}
              onDragEnd={() => setDragged(null)}
            >
              <div className={styles.itemHead}>
                <button
                  type="button"
                  className={styles.itemName}
                  aria-expanded={isOpen}
                  onClick={() => setOpen(isOpen ? null : item.key)}
                >
                  {item.imageUrl !== null && (
                    <Picture
                      src={item.imageUrl}
                      alt=""
                      sizes="64px"
                      widths={[160]}
                      className={styles.thumb}
                    />
                  )}
                  <bdi className={styles.itemTitle}>{name}</bdi>
                  {problems > 0 && (
                    <Badge tone="warning">
                      {t('item.incomplete', { n: formatNumber(problems, language) })}
                    </Badge>
                  )}
                </button>
                {canMove && (
                  <span className={styles.tools}>
                    <IconButton
                      label={t('item.up', { name })}
                      icon={<Icon name="chevron-down" size={18} className={styles.up} />}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <IconButton
                      label={t('item.down', { name })}
                      icon={<Icon name="chevron-down" size={18} />}
                      disabled={index === items.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                    <IconButton
                      label={t('item.remove', { name })}
                      icon={<Icon name="trash" size={18} />}
                      onClick={() => set((before) => before.filter(({ key }) => key !== item.key))}
                    />
                  </span>
                )}
              </div>
              <NotShown list={list} item={item} />
              {isOpen && (
                <fieldset className={styles.fields} disabled={!canEdit}>
                  <legend className={styles.spoken}>{name}</legend>
                  <ItemForm
                    list={list}
                    item={item}
                    onChange={(next) =>
                      set((before) => before.map((one) => (one.key === next.key ? next : one)))
                    }
                  />
                </fieldset>
              )}
            </li>
          );
        })}
      </ol>
      {canMove && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon name="plus" size={18} />}
          disabled={items.length >= rule.most}
          onClick={() => {
            const key = `item-${newKey()
              .toLowerCase()
              .replaceAll(/[^a-z0-9]/g, '')
              .slice(0, 16)}`;
            set((before) => [...before, newItem(list, key)]);
            setOpen(key);
          }}
        >
          {t('item.add')}
        </Button>
      )}
    </Card>
  );
}
