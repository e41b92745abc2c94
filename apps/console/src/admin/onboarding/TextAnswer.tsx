import { TextField, type TextFieldProps } from '@mui/material'

interface Props extends Omit<TextFieldProps, 'onChange' | 'value' | 'error'> {
  readonly value: string
  readonly onAnswer: (text: string) => void
  readonly problem: string | undefined
  /** Help text, shown if there is no error. */
  readonly help?: string
  readonly input?: Record<string, unknown>
}

/** Text field of one answer. */
export const TextAnswer = ({ value, onAnswer, problem, help, input, ...field }: Props) => (
  <TextField
    {...field}
    fullWidth
    value={value}
    onChange={(event) => onAnswer(event.target.value)}
    error={problem !== undefined}
    helperText={problem ?? help}
    slotProps={{ htmlInput: input }}
  />
)
