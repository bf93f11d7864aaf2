import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface TextStateProps {
  readonly edited: boolean;
  readonly isOutdated: boolean;
}

/** Whether a text is the program's own, and whether it follows the French one. */
export function TextState({ edited, isOutdated }: TextStateProps) {
  const { t } = useTranslation('adminTexts');
  return (
    <>
      <Badge tone={edited ? 'info' : 'neutral'}>{t(edited ? 'state.edited' : 'state.original')}</Badge>
      {isOutdated && <Badge tone="warning">{t('state.outdated')}</Badge>}
    </>
  );
}
