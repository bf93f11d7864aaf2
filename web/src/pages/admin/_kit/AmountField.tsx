import { useState } from 'react';
import { Field, type FieldProps } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { editableAmount, readAmount } from './amount.ts';

interface AmountFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'hideLabel' | 'className'> {
  /** The schema's decimal of dinars, empty, or what was typed and is no amount. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired?: boolean;
}

/** A field for an amount in dinars: what was typed stays as it was typed, its value is the schema's decimal. */
export function AmountField({ value, onChange, isRequired = false, ...field }: AmountFieldProps) {
  const { language } = useTranslation('admin');
  const [text, setText] = useState(value);
  const isOwn = (readAmount(text) ?? text.trim()) === value;
  return (
    <Field
      {...field}
      inputMode="decimal"
      suffix="TND"
      autoComplete="off"
      required={isRequired}
      value={isOwn && text !== value ? text : editableAmount(value, language)}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readAmount(target.value) ?? target.value.trim());
      }}
    />
  );
}
