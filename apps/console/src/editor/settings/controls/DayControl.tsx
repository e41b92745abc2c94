import { OutlinedInput } from '@mui/material'
import type { ControlProps } from './ControlProps'
import { editableText } from './editableText'

/** A day, typed or chosen from the browser's calendar; empty is none. */
export const DayControl = ({ id, value, disabled, invalid, describedBy, onChange }: ControlProps) => (
  <OutlinedInput
    id={id}
    size="small"
    type="date"
    value={editableText(value)}
    disabled={disabled}
    error={invalid}
    onChange={(event) => onChange(event.target.value)}
    inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid }}
    sx={{ width: 'min(100%, 12rem)' }}
  />
)
