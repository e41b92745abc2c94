import { Checkbox, type CheckboxProps } from '@mui/material'

interface Props extends Omit<CheckboxProps, 'indeterminate' | 'slotProps'> {
  /** Whether only some of what it stands for is selected. */
  readonly isPartial: boolean
  /** Its name, if it has no visible label. */
  readonly label?: string
}

/** A checkbox to select several things. Also sets the native input's state, which must agree with its `aria-checked`. */
export const PartialCheckbox = ({ isPartial, label, ...props }: Props) => {
  const setState = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isPartial
  }
  return (
    <Checkbox
      {...props}
      indeterminate={isPartial}
      slotProps={{ input: { ref: setState, ...(label !== undefined && { 'aria-label': label }) } }}
    />
  )
}
