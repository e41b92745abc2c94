import type { InputHTMLAttributes, Ref } from 'react'

export interface NumberFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  readonly ref?: Ref<HTMLInputElement>
}

/** How a number to type looks. */
export const NumberField = (field: NumberFieldProps) => (
  <input
    {...field}
    type="text"
    inputMode="numeric"
    autoComplete="off"
    className="field min-h-11! w-full min-w-0 px-3! py-1! text-small tabular-nums"
  />
)
