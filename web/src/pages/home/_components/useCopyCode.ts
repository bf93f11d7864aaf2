import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

const SHOWN_FOR = 2000;

/**
 * Copies a coupon's code and says so. Where the clipboard is refused it says that, and selects the code in `shown`, so that
 * it can be copied by hand.
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
