import { TextField, type TextFieldProps } from '@mui/material'

interface Props extends Omit<TextFieldProps, 'onChange' | 'value' | 'error'> {
  readonly value: string
  readonly onAnswer: (text: string) => void
  readonly problem: string | undefined
  /** What helps to answer, while nothing is wrong. */
  readonly help?: string
  readonly input?: Record<string, unknown>
}

/** One question that is answered by typing. */
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
