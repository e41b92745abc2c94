import { OutlinedInput } from '@mui/material'
import { useBusinessNumber } from '../../../parts/useBusinessNumber'
import { useEditor } from '../../session/useEditor'
import type { ControlProps } from './ControlProps'
import { editableText } from './editableText'

/** An ABN or NZBN, typed with or without spaces. */
export const BusinessNumberControl = ({ id, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const country = useEditor(({ config }) => config.identity.country)
  const { value: text, type, leave } = useBusinessNumber(country, editableText(value), onChange)
  return (
    <OutlinedInput
      id={id}
      size="small"
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      disabled={disabled}
      error={invalid}
      inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, autoComplete: 'off', inputMode: 'numeric' }}
      sx={{ width: 190 }}
    />
  )
}
