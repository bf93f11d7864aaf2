import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** Labels a reply that the device composed without a network. */
export function OfflineLabel() {
  const { t } = useTranslation('assistantTools');
  return (
    <Badge tone="warning" icon={<Icon name="cloud-off" size={14} />}>
      {t('offline.label')}
    </Badge>
  );
}
