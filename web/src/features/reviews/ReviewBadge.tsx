import { Badge, type BadgeTone } from '../../design/static/Badge.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';

const TONES = {
  PENDING: 'info',
  PUBLISHED: 'green',
  REJECTED: 'danger',
} as const satisfies Record<string, BadgeTone>;

const isKnown = (state: string): state is keyof typeof TONES => Object.hasOwn(TONES, state);

/** The moderation state of a review; nothing for one that this version does not know. */
export function ReviewBadge({ state }: { readonly state: string }) {
  const { t } = useTranslation('reviews');
  return isKnown(state) && <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
