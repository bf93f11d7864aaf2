import { useState } from 'react';
import { HOME_LAYOUTS, type HomeLayout } from '../../../../../gateway/contract/rules/home-sections.ts';
import { Icon } from '../../../design/Icon.tsx';
import { cx } from '../../../design/static/cx.ts';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { moved } from '../_kit/moved.ts';
import { Choices } from './Choices.tsx';
import type { Content } from './content.ts';
import { SERVICES } from './sectionLists.ts';
import { useNames } from './useNames.ts';
import styles from './HomepagePage.module.css';

interface SectionListProps {
  readonly content: Content;
  readonly layout: HomeLayout;
  /** Name of the section whose form is shown. */
  readonly selected: string;
  readonly canEdit: boolean;
  readonly onLayout: (layout: HomeLayout) => void;
  /** `isByKeyboard`: the keyboard is to go on in its form. */
  readonly onSelect: (section: string, isByKeyboard: boolean) => void;
  readonly onChange: (next: (before: Content) => Content) => void;
}

/** The sections of a layout: their order by dragging or by their buttons, whether they are shown, and which one is edited. */
export function SectionList({
  content,
  layout,
  selected,
  canEdit,
  onLayout,
  onSelect,
  onChange,
}: SectionListProps) {
  const { t, language } = useTranslation('adminHomepage');
  const { sectionName } = useNames();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const sections = content.layouts[layout];
  const move = (from: number, to: number): void => {
    // The first section is fixed.
    if (from === to || from < 1 || to < 1 || to >= sections.length) return;
    onChange((before) => ({
      ...before,
      layouts: { ...before.layouts, [layout]: moved(before.layouts[layout], from, to) },
    }));
    const name = sectionName(sections[from]?.name ?? '');
    setSaid(
      t('sections.moved', {
        name,
        n: formatNumber(to + 1, language),
        total: formatNumber(sections.length, language),
      }),
    );
  };
  const show = (name: string, isVisible: boolean): void =>
    onChange((before) => ({
      ...before,
      layouts: {
        ...before.layouts,
        [layout]: before.layouts[layout].map((one) => (one.name === name ? { ...one, isVisible } : one)),
      },
    }));
  return (
    <Card title={t('sections.title')}>
      <Choices
        label={t('sections.layouts')}
        values={HOME_LAYOUTS}
        value={layout}
        nameOf={(one) => t(`layout.${one}`)}
        onChange={onLayout}
      />
      <ol className={styles.sections}>
        {sections.map(({ name, isVisible }, index) => {
          const label = sectionName(name);
          const isFixed = index === 0;
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard it is moved by its buttons
            <li
              key={name}
              draggable={canEdit && !isFixed}
              className={cx(
                styles.section,
                name === selected && styles.selected,
                !isVisible && styles.hidden,
                dragged === index && styles.dragged,
              )}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', name);
                setDragged(index);
              }}
              onDragOver={(event) => {
                if (dragged !== null && !isFixed) event.preventDefault();
              }}
              onDrop={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                move(dragged, index);
                setDragged(null);
              }}
              onDragEnd={() => setDragged(null)}
            >
              <button
                type="button"
                className={styles.sectionName}
                aria-current={name === selected ? 'true' : undefined}
                onClick={({ detail }) => onSelect(name, detail === 0)}
              >
                {label}
                {!isVisible && <span className={styles.muted}>{t('sections.hidden')}</span>}
                {isFixed && <span className={styles.muted}>{t('sections.fixed')}</span>}
              </button>
              {canEdit && !isFixed && (
                <span className={styles.tools}>
                  <IconButton
                    label={t('sections.up', { name: label })}
                    icon={<Icon name="chevron-down" size={18} className={styles.up} />}
                    disabled={index <= 1}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    label={t('sections.down', { name: label })}
                    icon={<Icon name="chevron-down" size={18} />}
                    disabled={index === sections.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <input
                    type="checkbox"
                    className={styles.check}
                    aria-label={t('sections.show', { name: label })}
                    title={t('sections.show', { name: label })}
                    checked={isVisible}
                    onChange={({ target }) => show(name, target.checked)}
                  />
                </span>
              )}
            </li>
          );
        })}
        <li className={cx(styles.section, selected === SERVICES && styles.selected)}>
          <button
            type="button"
            className={styles.sectionName}
            aria-current={selected === SERVICES ? 'true' : undefined}
            onClick={({ detail }) => onSelect(SERVICES, detail === 0)}
          >
            {t('section.SERVICES')}
            <span className={styles.muted}>{t('sections.ownPage')}</span>
          </button>
        </li>
      </ol>
      <output className={styles.spoken}>{said}</output>
    </Card>
  );
}
