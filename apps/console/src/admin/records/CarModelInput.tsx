import { Autocomplete, TextField } from '@mui/material'
import { unknownModelText } from './unknownModelText'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly value: string
  /** The entered make: only its models are offered if the organisation sells any. */
  readonly make: string
  /** Makes by name, or models as `make|model`, that the organisation sells. */
  readonly options: readonly string[]
  readonly disabled: boolean
  readonly problem: string | undefined
  /** `make` is that of a chosen model. */
  readonly onChange: (value: string, make?: string) => void
}

/** Input for a make or model: pick one that the organisation sells, or enter any; warns of one without cars. */
export const CarModelInput = ({ label, hint, value, make, options: all, disabled, problem, onChange }: Props) => {
  const parts = (option: string) => option.split('|')
  const ofMake = all.filter((option) => parts(option).length > 1 && parts(option)[0]?.toLowerCase() === make.trim().toLowerCase())
  const options = ofMake.length > 0 ? ofMake : all
  const name = (option: string) => parts(option).at(-1) ?? option
  const warning = unknownModelText(label, value, options.map(name))
  return (
    <Autocomplete
      freeSolo
      inputValue={value}
      value={value}
      options={[...options]}
      groupBy={(option) => (parts(option).length > 1 ? (parts(option)[0] ?? '') : '')}
      getOptionLabel={name}
      getOptionKey={(option) => option}
      disabled={disabled}
      onChange={(_event, chosen) => {
        const [make, model] = parts(chosen ?? '')
        if (model === undefined) onChange(make ?? '')
        else onChange(model, make)
      }}
      onInputChange={(_event, entered, reason) => {
        if (reason === 'input' || reason === 'clear') onChange(entered)
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={problem !== undefined}
          helperText={problem ?? warning ?? hint}
          sx={warning === null ? {} : { '& .MuiFormHelperText-root': { color: 'warning.dark' } }}
        />
      )}
    />
  )
}
