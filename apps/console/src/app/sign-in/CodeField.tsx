import { Field } from './Field'

interface Props {
  readonly value: string
  readonly isInvalid: boolean
  readonly onChange: (code: string) => void
}

/** The input for the code of a second factor. */
export const CodeField = ({ value, isInvalid, onChange }: Props) => (
  <Field
    label="Code"
    hint="From your authenticator app, or one of your recovery codes."
    name="code"
    autoComplete="one-time-code"
    autoFocus
    required
    value={value}
    onChange={(event) => onChange(event.target.value)}
    aria-invalid={isInvalid || undefined}
  />
)
