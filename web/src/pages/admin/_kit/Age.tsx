import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatInstant } from './format.tsx';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant was, in the largest whole unit; the instant itself is its title. */
export function Age({ since }: { readonly since: string }) {
  const { t } = useTranslation('adminSupport');
  const [now] = useState(() => Date.now());
  const passed = Math.max(now - Date.parse(since), 0);
  return (
    <time dateTime={since} title={formatInstant(since)}>
      {passed >= 2 * DAY
        ? t('age.days', { n: Math.floor(passed / DAY) })
        : passed >= HOUR
          ? t('age.hours', { n: Math.floor(passed / HOUR) })
          : t('age.minutes', { n: Math.floor(passed / MINUTE) })}
    </time>
  );
}
