import { longestReason } from '@forecourt/rules/compliance/waivers'
import { TextField } from '@mui/material'

interface Props {
  readonly reason: string
  readonly label?: string
  readonly helperText?: string
  readonly required?: boolean
  readonly onChange: (reason: string) => void
}

/** Why a user does something that others may ask about, by default publishing texts that may break the law; it goes into the audit log. */
export const ReasonField = ({
  reason,
  label = 'Why are these legal warnings all right?',
  helperText = 'Your name and this reason go into the history. A regulator may read it.',
  required = true,
  onChange,
}: Props) => (
  <TextField
    required={required}
    multiline
    minRows={2}
    label={label}
    helperText={helperText}
    value={reason}
    onChange={(event) => onChange(event.target.value.slice(0, longestReason))}
    slotProps={{ inputLabel: { shrink: true } }}
  />
)
