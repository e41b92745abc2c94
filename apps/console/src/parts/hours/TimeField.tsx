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
const timeText = (value: string | null): string => {
  const minutes = clockMinutes(value)
  if (minutes === null) return value ?? ''
  return minutes === dayMinutes ? 'midnight' : formatTime(minutes).replace(/(am|pm)$/, ' $1')
}

/** A time of day in any common notation; arrow keys move it by a quarter of an hour. */
export const TimeField = ({ label, value, invalid, disabled, describedBy, onChange }: Props) => {
  const [entered, setEntered] = useState<string | null>(null)
  const applyEntered = () => {
    if (entered === null) return
    const minutes = parseTime(entered)
    setEntered(null)
    onChange(minutes === null ? entered : storedTime(minutes))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && entered !== null) {
      // Applies the input first, so that it is validated and visible before the form is submitted.
      event.preventDefault()
      applyEntered()
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    const minutes = entered === null ? clockMinutes(value) : parseTime(entered)
    if (minutes === null) return
    event.preventDefault()
    const by = event.key === 'ArrowUp' ? stepMinutes : -stepMinutes
    setEntered(null)
    onChange(storedTime(Math.min(dayMinutes, Math.max(0, minutes + by))))
  }
  return (
    <OutlinedInput
      size="small"
      value={entered ?? timeText(value)}
      disabled={disabled}
      error={invalid}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setEntered(event.target.value)}
      onBlur={applyEntered}
      onKeyDown={press}
      inputProps={{ 'aria-label': label, 'aria-invalid': invalid, 'aria-describedby': describedBy, autoComplete: 'off' }}
      sx={{ width: 104, '& input': { px: 1.25, fontSize: 14, fontVariantNumeric: 'tabular-nums' } }}
    />
  )
}
