import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { oneOf } from '../_kit/oneOf.ts';
import styles from './AdminProductPage.module.css';
import type { Checklist_product$key } from './__generated__/Checklist_product.graphql.ts';

const TOLD = ['PICTURE', 'PRICE', 'CATEGORY_VISIBLE', 'SELLER_ACTIVE'] as const;

/** What a product needs to be on sale, and whether it has it. */
export function Checklist({ product }: { readonly product: Checklist_product$key }) {
  const { t } = useTranslation('adminProducts');
  const { checklist } = useFragment(
    graphql`
      fragment Checklist_product on AdminProduct {
        checklist {
          requirement
          isMet
        }
      }
    `,
    product,
  );
  return (
    <ul>
      {checklist.map(({ requirement, isMet }) => {
        const told = oneOf(TOLD, requirement);
        return (
          <li key={requirement} className={styles.check}>
            <Icon name={isMet ? 'check' : 'x'} size={18} className={isMet ? styles.met : styles.missing} />
            {told === undefined ? requirement : t(`checklist.${told}`)}
            <VisuallyHidden>{t(isMet ? 'checklist.met' : 'checklist.missing')}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
