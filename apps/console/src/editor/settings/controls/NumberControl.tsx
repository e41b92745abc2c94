import { InputAdornment, OutlinedInput } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { type ControlProps, editableText } from './ControlProps'

/** Parses a number; returns invalid input unchanged, so that the schema reports it. */
export const parseNumber = (entered: string): number | string => {
  const plain = entered.trim()
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : entered
}

const plain = new Intl.NumberFormat('en-AU').format

const bounds = ({ minimum, maximum }: ControlProps['node']) => {
  if (minimum !== undefined && maximum !== undefined) return `${plain(minimum)}–${plain(maximum)}`
  if (minimum !== undefined) return `from ${plain(minimum)}`
  return maximum === undefined ? '' : `up to ${plain(maximum)}`
}

export const NumberControl = ({ id, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  // Stores the input beside its value, so that '2.' can become '2.5'.
  const [entered, setEntered] = useState(editableText(value))
  const shown = parseNumber(entered) === value ? entered : editableText(value)
  const step = node.multipleOf ?? (node.type === 'integer' ? 1 : 0.1)
  const put = (text: string) => {
    setEntered(text)
    onChange(parseNumber(text))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const next = Number((Number(shown) + (event.key === 'ArrowUp' ? step : -step)).toFixed(4))
    if (Number.isFinite(next)) put(String(Math.min(node.maximum ?? next, Math.max(node.minimum ?? next, next))))
  }
  return (
    <OutlinedInput
      id={id}
      size="small"
      value={shown}
      disabled={disabled}
      error={invalid}
      onChange={(event) => put(event.target.value)}
      onKeyDown={press}
      inputProps={{
        inputMode: node.type === 'integer' ? 'numeric' : 'decimal',
        role: 'spinbutton',
        'aria-valuenow': Number.isFinite(Number(shown)) ? Number(shown) : undefined,
        'aria-valuemin': node.minimum,
        'aria-valuemax': node.maximum,
        'aria-describedby': describedBy,
        'aria-invalid': invalid,
      }}
      endAdornment={
        <InputAdornment position="end" disableTypography sx={{ fontSize: 12, color: 'text.secondary' }}>
          {bounds(node)}
        </InputAdornment>
      }
      sx={{ width: 168 }}
    />
  )
}
