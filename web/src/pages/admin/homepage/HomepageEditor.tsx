import { useCallback, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { HomeLayout } from '../../../../../gateway/contract/rules/home-sections.ts';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { formatInstant } from '../_kit/format.tsx';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useShortcuts } from '../_kit/keys.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { ListForm } from './ListForm.tsx';
import { OvertakenDialog } from './OvertakenDialog.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { ScheduledNote } from './ScheduledNote.tsx';
import { SectionList } from './SectionList.tsx';
import { listsOfSection } from './sectionLists.ts';
import { readStanding, type Standing } from './standing.ts';
import { useDraft } from './useDraft.ts';
import { useNames } from './useNames.ts';
import styles from './HomepagePage.module.css';
import type { HomepageEditorDiscardMutation } from './__generated__/HomepageEditorDiscardMutation.graphql.ts';
import type { Content } from './content.ts';

interface HomepageEditorProps {
  readonly name: string;
  readonly standing: Standing;
  /** Called with each change. */
  readonly onTouched: () => void;
  /** Called when another version is published, edited or planned. */
  readonly onStanding: (standing: Standing) => void;
}

/** Moves the focus to the heading of what is edited: the preview lies between it and the list of sections. */
function focusFirst(forms: HTMLElement | null): void {
  const heading = forms?.querySelector('h2');
  if (heading == null) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** The sections with their forms, the preview, and what can be done with the draft. */
export function HomepageEditor({ name, standing, onTouched, onStanding }: HomepageEditorProps) {
  const { t } = useTranslation('adminHomepage');
  const title = useTitle();
  const { can } = useStaff();
  const canEdit = can('MARKETING');
  const { sectionName } = useNames();
  const { published, scheduled } = standing;
  const [saves, setSaves] = useState(0);
  const [layout, setLayout] = useState<HomeLayout>('HOME');
  const [selected, setSelected] = useState('STAGE');
  const forms = useRef<HTMLDivElement>(null);
  const [question, setQuestion] = useState<'publish' | 'schedule' | null>(null);
  const [isReviewing, setReviewing] = useState(true);
  const onSaved = useCallback(() => setSaves((before) => before + 1), []);
  const draft = useDraft(name, published, standing.draft, onSaved);
  const change = (next: (before: Content) => Content): void => {
    onTouched();
    draft.change(next);
  };
  const { run: discard, isPending } = useAdminMutation<HomepageEditorDiscardMutation>(
    graphql`
      mutation HomepageEditorDiscardMutation($input: HomepageDraftDiscardInput!) {
        homepageDraftDiscard(input: $input) {
          homepage {
            ...standing_homepage
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['homepageVersions'],
  );
  const { saved, state } = draft;
  const lists = listsOfSection(selected);
  const isReady = saved !== null && state === 'saved';
  // The draft saves itself: what is left to do is to publish it.
  useShortcuts([
    {
      keys: 'mod+s',
      label: t('publish.open'),
      run: () => {
        if (isReady) setQuestion('publish');
      },
      works: () => canEdit,
    },
  ]);
  return (
    <article>
      <PageHeader
        title={title}
        badge={
          <Badge tone={saved === null ? 'green' : 'info'}>
            {saved === null
              ? t('state.published', { n: published.number })
              : t('state.draft', { n: saved.number })}
          </Badge>
        }
        text={t('text')}
        actions={
          canEdit && (
            <>
              {saved !== null && (
                <Button
                  size="sm"
                  variant="ghost"
                  busy={isPending}
                  disabled={!isReady}
                  onClick={() =>
                    void discard(
                      { input: { id: saved.id, version: saved.version } },
                      {
                        done: t('discard.done'),
                        onDone: (payload) => {
                          const now = readStanding(payload?.homepage);
                          if (now !== null) onStanding(now);
                        },
                      },
                    )
                  }
                >
                  {t('discard.open')}
                </Button>
              )}
              <Button
                size="sm"
                variant="secondary"
                disabled={!isReady || scheduled !== null}
                onClick={() => setQuestion('schedule')}
              >
                {t('schedule.open')}
              </Button>
              <Button size="sm" disabled={!isReady} onClick={() => setQuestion('publish')}>
                {t('publish.open')}
              </Button>
            </>
          )
        }
      />
      <p className={styles.small}>{t('small')}</p>
      <output className={styles.state}>
        {t(`draft.${state}`, {
          at: saved === null ? formatInstant(published.savedAt) : formatInstant(saved.savedAt),
          by: (saved ?? published).author ?? t('program'),
        })}{' '}
        {state === 'overtaken' && (
          <Button size="sm" variant="secondary" onClick={() => setReviewing(true)}>
            {t('overtaken.open')}
          </Button>
        )}
        {state === 'failed' && (
          <Button size="sm" variant="secondary" onClick={draft.flush}>
            {t('draft.again')}
          </Button>
        )}
      </output>
      {scheduled !== null && (
        <ScheduledNote version={scheduled} standing={standing} onStanding={onStanding} />
      )}
      <div className={styles.columns}>
        <SectionList
          content={draft.content}
          layout={layout}
          selected={selected}
          canEdit={canEdit}
          onLayout={setLayout}
          onSelect={(section, isByKeyboard) => {
            setSelected(section);
            if (isByKeyboard) requestAnimationFrame(() => focusFirst(forms.current));
          }}
          onChange={change}
        />
        <div className={styles.main}>
          <PreviewFrame
            id={(saved ?? published).id}
            layout={layout}
            selected={selected}
            saves={saves}
            onSelect={setSelected}
          />
          <div ref={forms} className={styles.forms}>
            {lists.length === 0 ? (
              <Card title={sectionName(selected)}>
                <p className={styles.muted}>{t('sections.fromCatalogue')}</p>
              </Card>
            ) : (
              lists.map((list) => (
                <ListForm
                  key={`${selected}${list}`}
                  list={list}
                  content={draft.content}
                  canEdit={canEdit}
                  onChange={change}
                />
              ))
            )}
          </div>
        </div>
      </div>
      {draft.overtaken !== null && isReviewing && (
        <OvertakenDialog
          overtaken={draft.overtaken}
          mine={draft.content}
          onClose={() => setReviewing(false)}
          onResolve={(isTheirs) => {
            setReviewing(true);
            draft.resolve(isTheirs);
          }}
        />
      )}
      {question !== null && saved !== null && (
        <PublishDialog
          draft={saved}
          published={published}
          isScheduling={question === 'schedule'}
          onClose={() => setQuestion(null)}
          onStanding={onStanding}
        />
      )}
    </article>
  );
}
