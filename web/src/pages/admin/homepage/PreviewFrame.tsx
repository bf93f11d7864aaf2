import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { HomeLayout } from '../../../../../gateway/contract/rules/home-sections.ts';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { tunisInstant } from '../_kit/days.ts';
import { Choices } from './Choices.tsx';
import { sectionOfRoom, SERVICES } from './sectionLists.ts';
import styles from './HomepagePage.module.css';
import type { PreviewFrameQuery } from './__generated__/PreviewFrameQuery.graphql.ts';

/** A token is replaced so long before it ends, in milliseconds. */
const EARLY = 5 * 60_000;
/** Widths of the page in the preview, in pixels. */
const WIDTHS = { desktop: 1280, mobile: 390 } as const;
const DEVICES = ['desktop', 'mobile'] as const;
const THEMES = ['light', 'dark'] as const;
/** Height of the preview on screen, in pixels. */
const HEIGHT = 620;

const PATHS: Readonly<Record<HomeLayout, string>> = {
  HOME: paths.home(),
  HOME2: paths.home2(),
  HOME3: paths.home3(),
};

interface PreviewFrameProps {
  /** Id of the version that is shown. */
  readonly id: string;
  readonly layout: HomeLayout;
  readonly selected: string;
  /** Grows with each save: the page then asks again for what it shows. */
  readonly saves: number;
  readonly onSelect: (section: string) => void;
}

/** The real page of the shop with a version that is not published. */
export function PreviewFrame({ id, layout, selected, saves, onSelect }: PreviewFrameProps) {
  const { t, language: own } = useTranslation('adminHomepage');
  const environment = useRelayEnvironment();
  const [token, setToken] = useState<{ readonly id: string; readonly value: string } | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [device, setDevice] = useState<keyof typeof WIDTHS>(() =>
    innerWidth < 2 * WIDTHS.mobile ? 'mobile' : 'desktop',
  );
  const [language, setLanguage] = useState<Language>(own);
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light');
  const [at, setAt] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const renew = async (): Promise<void> => {
      const answer = await fetchQuery<PreviewFrameQuery>(
        environment,
        graphql`
          query PreviewFrameQuery($id: ID!) {
            node(id: $id) {
              ... on HomepageVersion {
                preview {
                  token
                  expiresAt
                }
              }
            }
          }
        `,
        { id },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => undefined);
      if (isGone) return;
      const preview = answer?.node?.preview;
      setFailed(preview == null);
      if (preview == null) return;
      setToken({ id, value: preview.token });
      timer = setTimeout(
        () => void renew(),
        Math.max(Date.parse(preview.expiresAt) - Date.now() - EARLY, EARLY),
      );
    };
    void renew();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [environment, id]);

  useEffect(() => {
    if (saves > 0) frame.current?.contentWindow?.postMessage('preview:refetch', location.origin);
  }, [saves]);

  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== 'preview:section')
        return;
      const section = sectionOfRoom(String(Reflect.get(data, 'room')));
      if (section !== undefined) onSelect(section);
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onSelect]);

  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const scale = width === 0 ? 1 : Math.min(1, width / WIDTHS[device]);
  const path = selected === SERVICES ? paths.services() : PATHS[layout];
  const query = new URLSearchParams({ lang: language, theme });
  const instant = tunisInstant(at);
  if (instant !== null) query.set('preview-at', instant);
  const source =
    token === null || token.id !== id ? null : `${path}?preview=${token.value}&${query.toString()}`;
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.previewTools}>
        <Choices
          label={t('preview.device')}
          values={DEVICES}
          value={device}
          nameOf={(one) => t(`preview.${one}`)}
          onChange={setDevice}
        />
        <Field
          as="select"
          hideLabel
          label={t('preview.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {LANGUAGE_NAMES[one]}
            </option>
          ))}
        </Field>
        <Choices
          label={t('preview.theme')}
          values={THEMES}
          value={theme}
          nameOf={(one) => t(`preview.${one}`)}
          onChange={setTheme}
        />
        <Field
          type="datetime-local"
          hideLabel
          label={t('preview.at')}
          title={t('preview.at')}
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
      </div>
      <div ref={room} className={styles.room} style={{ blockSize: HEIGHT }}>
        {source === null ? (
          isFailed ? (
            <p role="alert" className={styles.warning}>
              {t('preview.failed')}
            </p>
          ) : (
            <Skeleton height="100%" radius="lg" />
          )
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs its scripts and its session
          <iframe
            ref={frame}
            key={device}
            src={source}
            title={t('preview.title')}
            className={styles.frame}
            style={{
              inlineSize: WIDTHS[device],
              blockSize: HEIGHT / scale,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  );
}
