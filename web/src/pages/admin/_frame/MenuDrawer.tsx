import { Drawer } from '../../../design/chakra/Drawer.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Menu } from './Menu.tsx';

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The menu where the screen has no room beside its content. */
export default function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const { t } = useTranslation('admin');
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('menu.label')} placement="start">
      <Menu onGo={onClose} />
    </Drawer>
  );
}
