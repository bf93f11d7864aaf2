import { dismissToast, toast } from '../design/toast.ts';
import type { AreaTranslate } from '../i18n/translate.ts';

const ID = 'connection';

/** Shows a toast while there is no network, and one when it is back. */
export function watchConnection(t: AreaTranslate<'offline'>): void {
  let lost = false;
  const tell = () => {
    if (!navigator.onLine === lost) return;
    lost = !lost;
    if (lost) {
      toast({ id: ID, type: 'error', title: t('connection.lost'), duration: Number.POSITIVE_INFINITY });
    } else {
      dismissToast(ID);
      toast({ type: 'success', title: t('connection.back'), duration: 3000 });
    }
  };
  addEventListener('offline', tell);
  addEventListener('online', tell);
  tell();
}
