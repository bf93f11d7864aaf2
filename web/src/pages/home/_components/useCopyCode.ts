import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

const SHOWN_FOR = 2000;

/**
 * Copies a coupon's code and confirms it. If the clipboard is refused it shows that, and selects the code in `shown`, so that
 * it can be copied manually.
 */
export function useCopyCode(): (code: string, shown: Element | null) => Promise<void> {
  const { t } = useTranslation('shelves');
  return async (code, shown) => {
    try {
      await navigator.clipboard.writeText(code);
      toast({
        type: 'success',
        title: t('coupons.copied'),
        description: t('coupons.copiedText', { code }),
        duration: SHOWN_FOR,
      });
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
      toast({
        type: 'warning',
        title: t('coupons.refused'),
        description: t('coupons.refusedText', { code }),
      });
    }
  };
}
