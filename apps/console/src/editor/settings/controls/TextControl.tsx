import { InputAdornment, OutlinedInput } from '@mui/material'
import type { ControlProps } from './ControlProps'
import { editableText } from './editableText'

/** From this share of the longest allowed text on, the room left is said. */
const nearlyFull = 0.8

export const TextControl = ({ id, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const text = editableText(value)
  const isLong = node['x-control'] === 'multiline'
  const { maxLength } = node
  const left = maxLength === undefined || text.length < maxLength * nearlyFull ? null : maxLength - text.length
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      value={text}
      disabled={disabled}
      error={invalid}
      multiline={isLong}
      minRows={isLong ? 3 : undefined}
      maxRows={isLong ? 14 : undefined}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, spellCheck: true }}
      endAdornment={
        left === null ? undefined : (
          <InputAdornment
            position="end"
            disableTypography
            sx={{ fontSize: 12, fontVariantNumeric: 'tabular-nums', color: left < 0 ? 'error.main' : 'text.secondary' }}
          >
            {left}
          </InputAdornment>
        )
      }
    />
  )
}
