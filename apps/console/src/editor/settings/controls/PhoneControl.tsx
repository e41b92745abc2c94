import { dialledPhone } from '@forecourt/rules/phone/dialledPhone'
import { Box, OutlinedInput } from '@mui/material'
import { useEditor } from '../../session/useEditor'
import type { ControlProps } from './ControlProps'
import { editableText } from './editableText'

/** A phone number, with what a press on it dials. */
export const PhoneControl = ({ id, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const text = editableText(value)
  const country = useEditor(({ config }) => config.identity.country)
  const dials = text.trim() === '' ? null : dialledPhone(text, country)
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
