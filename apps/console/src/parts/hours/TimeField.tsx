import { parseTime, storedTime } from '@forecourt/rules/dates/parseTime'
import { formatTime } from '@forecourt/rules/format/formatDate'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { OutlinedInput } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'

interface Props {
  readonly label: string
  /** `HH:MM`; other input stays unchanged. */
  readonly value: string | null
  readonly invalid: boolean
  readonly disabled?: boolean
  readonly describedBy?: string
  readonly onChange: (value: string) => void
}

const stepMinutes = 15
const dayMinutes = 1440

/** Formats '17:30' as '5:30 pm'. */
const timeWords = (value: string | null): string => {
  const minutes = clockMinutes(value)
  if (minutes === null) return value ?? ''
  return minutes === dayMinutes ? 'midnight' : formatTime(minutes).replace(/(am|pm)$/, ' $1')
}

/** A time of day in any common notation; arrow keys move it by a quarter of an hour. */
export const TimeField = ({ label, value, invalid, disabled, describedBy, onChange }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    if (typed === null) return
    const minutes = parseTime(typed)
    setTyped(null)
    onChange(minutes === null ? typed : storedTime(minutes))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) {
      // Applies the input first, so that it is validated and visible before the form is submitted.
      event.preventDefault()
      settle()
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    const minutes = typed === null ? clockMinutes(value) : parseTime(typed)
    if (minutes === null) return
    event.preventDefault()
    const by = event.key === 'ArrowUp' ? stepMinutes : -stepMinutes
    setTyped(null)
    onChange(storedTime(Math.min(dayMinutes, Math.max(0, minutes + by))))
  }
  return (
    <OutlinedInput
      size="small"
      value={typed ?? timeWords(value)}
      disabled={disabled}
      error={invalid}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={press}
      inputProps={{ 'aria-label': label, 'aria-invalid': invalid, 'aria-describedby': describedBy, autoComplete: 'off' }}
      sx={{ width: 104, '& input': { px: 1.25, fontSize: 14, fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}
