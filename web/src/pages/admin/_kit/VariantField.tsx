import { graphql } from 'react-relay';
import { Field } from '../../../design/static/Field.tsx';
import { useColorName } from '../../../features/product/useColorName.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import type { VariantFieldQuery } from './__generated__/VariantFieldQuery.graphql.ts';

interface VariantFieldProps {
  /** The product's public global id. */
  readonly productId: string;
  readonly label: string;
  /** Shown while none is chosen. */
  readonly placeholder: string;
  /** The variant's global id; null: none is chosen. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly className?: string | undefined;
}

/** The choice of a variant of a product. */
export function VariantField({
  productId,
  label,
  placeholder,
  value,
  onChange,
  className,
}: VariantFieldProps) {
  const colorName = useColorName();
  const { node } = useAdminQuery<VariantFieldQuery>(
    graphql`
      query VariantFieldQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            variants {
              id
              sku
              color
              size
            }
          }
        }
      }
    `,
    { id: productId },
    adminFreshness.detail,
    ['products'],
  );
  return (
    <Field
      as="select"
      {...(className !== undefined && { className })}
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="" disabled>
        {placeholder}
      </option>
      {(node?.variants ?? []).map(({ id, sku, color, size }) => (
        <option key={id} value={id}>
          {[color == null ? null : colorName(color), size].filter((part) => part != null).join(' · ') || sku}
        </option>
      ))}
    </Field>
  );
}
