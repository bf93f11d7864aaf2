import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useUnsavedChanges } from '../_kit/leaving.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { newKey } from '../../../newKey.ts';
import { isSameContent, merged, toInput, type Content } from './content.ts';
import { readVersion, type Version } from './version.ts';
import type { useDraftBeginMutation } from './__generated__/useDraftBeginMutation.graphql.ts';
import type { useDraftSaveMutation } from './__generated__/useDraftSaveMutation.graphql.ts';

/** A draft is saved this long after the last change, in milliseconds. */
const PAUSE = 500;

/** What another person saved in the meantime: a person decides what is chosen. */
export interface Overtaken {
  readonly base: Content;
  readonly theirs: Version;
}

export type DraftState = 'saved' | 'waiting' | 'saving' | 'failed' | 'overtaken';

/**
 * The shared draft: begun by the first change, saved half a second after the last one on the version that was read. When another person saved in
 * between, nothing is sent until `resolve` was called.
 *
 * @param onSaved called after each save
 */
export function useDraft(name: string, published: Version, loaded: Version | null, onSaved: () => void) {
  const [content, setContent] = useState((loaded ?? published).content);
  const [saved, setSaved] = useState<Version | null>(loaded);
  const [state, setState] = useState<DraftState>('saved');
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  // What the next save reads: changes are made while one is being sent.
  const latest = useRef({ content, saved });
  const isSending = useRef(false);
  const isOvertaken = useRef(false);
  // The present `send`, for the timer.
  const sendLater = useRef<() => Promise<void>>(() => Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { run: begin } = useAdminMutation<useDraftBeginMutation>(
    graphql`
      mutation useDraftBeginMutation($input: HomepageDraftBeginInput!) {
        homepageDraftBegin(input: $input) {
          version {
            ...version_version
          }
          homepage {
            draft {
              ...version_version
            }
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['homepage'],
  );
  const { run: save } = useAdminMutation<useDraftSaveMutation>(
    graphql`
      mutation useDraftSaveMutation($input: HomepageDraftSaveInput!) {
        homepageDraftSave(input: $input) {
          version {
            ...version_version
          }
          current {
            ...version_version
          }
          userErrors {
            field
            code
            message
            changedBy
            changedAt
          }
        }
      }
    `,
    ['homepageVersions'],
  );

  const keep = useCallback((version: Version): void => {
    latest.current.saved = version;
    setSaved(version);
  }, []);

  const send = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    clearTimeout(timer.current);
    isSending.current = true;
    setState('saving');
    try {
      if (latest.current.saved === null) {
        const begun = await begin({ input: { name, idempotencyKey: newKey() } }, { hasFields: true });
        const version = readVersion(begun.payload?.version);
        if (version === null) {
          setState('failed');
          return;
        }
        keep(version);
      }
      const base = latest.current.saved as Version;
      const sent = latest.current.content;
      const { payload, problems } = await save(
        { input: { id: base.id, version: base.version, content: toInput(sent) } },
        { hasFields: true },
      );
      const now = readVersion(payload?.version);
      if (now !== null) {
        keep(now);
        const isLatest = isSameContent(latest.current.content, sent);
        setState(isLatest ? 'saved' : 'waiting');
        if (!isLatest) timer.current = setTimeout(() => void sendLater.current(), PAUSE);
        onSaved();
        return;
      }
      const theirs = readVersion(payload?.current);
      if (theirs !== null && problems.some(({ code }) => code === 'STALE')) {
        isOvertaken.current = true;
        setOvertaken({ base: base.content, theirs });
        setState('overtaken');
      } else setState('failed');
    } finally {
      isSending.current = false;
    }
  }, [begin, save, keep, name, onSaved]);
  useEffect(() => {
    sendLater.current = send;
  }, [send]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback((next: (before: Content) => Content): void => {
    const { content: before } = latest.current;
    const after = next(before);
    latest.current.content = after;
    setContent(after);
    // Nothing is sent before it is decided what is chosen.
    if (isOvertaken.current) return;
    setState('waiting');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void sendLater.current(), PAUSE);
  }, []);

  /** Saves both people's changes; of what both changed, theirs for these ids. */
  const resolve = useCallback(
    (isTheirs: ReadonlySet<string>): void => {
      if (overtaken === null) return;
      const { base, theirs } = overtaken;
      const both = merged(base, theirs.content, latest.current.content, isTheirs);
      keep(theirs);
      latest.current.content = both;
      setContent(both);
      isOvertaken.current = false;
      setOvertaken(null);
      void sendLater.current();
    },
    [overtaken, keep],
  );

  const isDirty = state !== 'saved';
  useUnsavedChanges(isDirty);
  return {
    content,
    saved,
    state,
    overtaken,
    change,
    resolve,
    /** Saves now, without waiting; also after a failure. */
    flush: () => void send(),
  };
}
