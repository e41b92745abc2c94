import { TextField } from '@mui/material'

interface Props {
  readonly value: string
  /** Why it was refused. */
  readonly refusal: string | undefined
  readonly onChange: (password: string) => void
}

/** One's own password once more, for what nobody else who sits here may do. */
export const OwnPassword = ({ value, refusal, onChange }: Props) => (
  <TextField
    type="password"
    label="Your password"
    autoComplete="current-password"
    value={value}
    error={Boolean(refusal)}
    helperText={refusal ?? 'To be sure it is you.'}
    onChange={(event) => onChange(event.target.value)}
    sx={{ m: 0 }}
  />
)
