import { useState } from 'react';
import { toast } from '../../../design/toast.ts';
import { RequestError } from '../../../relay/errors.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

/** A page or file to print; its content is in base64. */
interface Printed {
  readonly contentType: string;
  readonly content: string;
}

/** Opens what the server draws in a window of its own, to be printed. `print` is called within a click or a key. */
export function usePrinting(): {
  /** `reasons`: what is said of a refusal, by its code. */
  readonly print: (
    load: () => Promise<Printed | null | undefined>,
    reasons?: Readonly<Record<string, string>>,
  ) => Promise<void>;
  readonly isLoading: boolean;
} {
  const { t } = useTranslation('admin');
  const [isLoading, setLoading] = useState(false);
  const print = async (
    load: () => Promise<Printed | null | undefined>,
    reasons: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    // Opened within the click: later, browsers block it.
    const target = window.open('', '_blank');
    setLoading(true);
    try {
      const printed = await load();
      if (printed == null || target === null) {
        target?.close();
        toast({ type: 'error', title: t(printed == null ? 'print.none' : 'print.blocked') });
        return;
      }
      const bytes = Uint8Array.from(atob(printed.content), (character) => character.codePointAt(0) ?? 0);
      target.location.href = URL.createObjectURL(new Blob([bytes], { type: printed.contentType }));
    } catch (error) {
      target?.close();
      const reason = error instanceof RequestError ? reasons[error.code] : undefined;
      toast({
        type: 'error',
        title: t('print.failed'),
        ...(reason !== undefined && { description: reason }),
      });
    } finally {
      setLoading(false);
    }
  };
  return { print, isLoading };
}
