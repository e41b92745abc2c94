import { Autocomplete, TextField } from '@mui/material'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly values: readonly string[]
  /** What is offered; anything else can be typed unless it is closed. */
  readonly options?: readonly string[]
  readonly isClosed?: boolean
  readonly onChange: (values: string[]) => void
}

/** Several words in their order: chosen or typed, each ended by Enter. */
export const WordsField = ({ label, hint, values, options = [], isClosed = false, onChange }: Props) => (
  <Autocomplete
    multiple
    freeSolo={!isClosed}
    options={[...options]}
    value={[...values]}
    onChange={(_event, next) => onChange(next)}
    renderInput={(params) => <TextField {...params} label={label} helperText={hint} />}
  />
)
