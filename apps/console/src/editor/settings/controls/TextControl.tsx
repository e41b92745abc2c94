import { dayAndTime } from '@forecourt/rules/dates/period'
import { internationalPhone } from '@forecourt/rules/phone/writtenPhone'
import { Box, InputAdornment, OutlinedInput } from '@mui/material'
import { useBusinessNumber } from '../../../parts/useBusinessNumber'
import { useEditor } from '../../session/SessionContext'
import { type ControlProps, editableText } from './ControlProps'

/** A phone number, with the number that it dials. */
export const PhoneControl = ({ id, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const text = editableText(value)
  const country = useEditor(({ config }) => config.identity.country)
  const dials = text.trim() === '' ? null : internationalPhone(text, country)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <OutlinedInput
        id={id}
        size="small"
        type="tel"
        value={text}
        disabled={disabled}
        error={invalid}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': invalid, autoComplete: 'off' }}
        sx={{ width: 190 }}
      />
      {text.trim() !== '' && !invalid && (
        <Box role="status" sx={{ fontSize: 12.5, color: dials ? 'text.secondary' : 'warning.main' }}>
          {dials ? `Dials ${dials}` : 'Phones can’t dial this.'}
        </Box>
      )}
    </Box>
  )
}

/** An ABN or NZBN, with or without spaces. */
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

/** A date input; empty is none. */
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

/** A date input with an optional time of day; empty is none. */
export const DayTimeControl = ({ id, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const [day, time] = dayAndTime(editableText(value))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <DayControl
        {...{ id, node, disabled, invalid, describedBy }}
        pointer=""
        value={day}
        onChange={(entered) => onChange(entered === '' || time === null ? entered : `${entered}T${time}`)}
      />
      <OutlinedInput
        size="small"
        type="time"
        value={time ?? ''}
        disabled={disabled || day === ''}
        error={invalid}
        onChange={({ target }) => onChange(target.value === '' ? day : `${day}T${target.value}`)}
        inputProps={{ 'aria-label': `${node.title}: time`, 'aria-describedby': describedBy, 'aria-invalid': invalid }}
        sx={{ width: '9rem' }}
      />
    </Box>
  )
}

/** From this share of the maximum length on, the remaining letters are shown. */
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
