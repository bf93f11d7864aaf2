import { Icon } from '../../design/Icon.tsx';
import { ButtonLink } from '../../design/static/Button.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../paths.ts';

interface AskAboutOrderProps {
  /** Number of the order, such as `CMD-26-000123-4`. */
  number: string;
}

/** Link from an order to the contact form, which knows the order and ties the ticket to it. */
export function AskAboutOrder({ number }: AskAboutOrderProps) {
  const { t } = useTranslation('support');
  return (
    <ButtonLink
      variant="ghost"
      size="sm"
      to={paths.contactAbout(number)}
      icon={<Icon name="messages-square" size={18} />}
    >
      {t('askAboutOrder')}
    </ButtonLink>
  );
}
