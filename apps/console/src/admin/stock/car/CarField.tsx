import type { CarFormField } from '@forecourt/rules/car/form/carSections'
import { Autocomplete, Box, FormControlLabel, InputAdornment, MenuItem, Switch, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { wholeRow } from '../../../parts/forms/FormSection'
import type { CarFormValue } from './carFormValues'

interface Props {
  readonly field: CarFormField
  readonly value: CarFormValue
  readonly problem?: string | undefined
  readonly isLocked: boolean
  readonly suggestions?: readonly string[]
  /** Choices that depend on the user, such as locations. */
  readonly choices?: CarFormField['choices']
  readonly onChange: (value: string | boolean) => void
  /** Content below the field, such as its owner. */
  readonly contentBelow?: ReactNode
}

const yesNoOptions = [
  ['', 'Not set'],
  ['true', 'Yes'],
  ['false', 'No'],
] as const

const maxSuggestions = 60

/** Options that contain the text, those that start with it first; all options if the text is one of them. */
const filterSuggestions = (options: readonly string[], entered: string): string[] => {
  const text = entered.trim().toLowerCase()
  const isExact = options.some((option) => option.toLowerCase() === text)
  const matching = isExact ? [...options] : options.filter((option) => option.toLowerCase().includes(text))
  const startsWithText = (option: string) => Number(option.toLowerCase().startsWith(text))
  return matching.toSorted((one, other) => startsWithText(other) - startsWithText(one)).slice(0, maxSuggestions)
}

/** Id of the form for `form` attributes: the photo editor between the fields has its own forms, which can't be nested. */
export const carFormId = 'car-form'

/** Input of a car's field, by its kind. */
export const CarField = ({ field, value, problem, isLocked, suggestions = [], choices, onChange, contentBelow }: Props) => {
  const { path, label, kind, hint, unit, isRequired, isWide } = field
  const text = String(value ?? '')
  const commonProps = {
    label,
    name: path,
    required: isRequired === true,
    disabled: isLocked,
    error: problem !== undefined,
    helperText: problem ?? hint,
    fullWidth: true,
  }
  const input = () => {
    if (kind === 'switch')
      return (
        <FormControlLabel
          label={label}
          disabled={isLocked}
          control={<Switch name={path} checked={value === true} onChange={(event) => onChange(event.target.checked)} />}
        />
      )
    if (kind === 'choice' || kind === 'yesNo') {
      const values = kind === 'yesNo' ? yesNoOptions : (choices ?? field.choices ?? [])
      const isKnown = values.some(([each]) => each === text)
      return (
        <TextField
          {...commonProps}
          select
          value={isKnown ? text : ''}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{
            inputLabel: { shrink: true },
            select: { displayEmpty: true, renderValue: (selected) => values.find(([each]) => each === selected)?.[1] ?? text },
          }}
        >
          {values.map(([each, name]) => (
            <MenuItem key={each} value={each}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )
    }
    if (kind === 'suggested')
      return (
        <Autocomplete
          freeSolo
          disabled={isLocked}
          options={[...suggestions]}
          inputValue={text}
          value={text === '' ? null : text}
          filterOptions={(options, { inputValue }) => filterSuggestions(options, inputValue)}
          onInputChange={(_event, selected, why) => {
            if (why !== 'reset') onChange(selected)
          }}
          onChange={(_event, chosen) => onChange(chosen ?? '')}
          renderInput={(parameters) => (
            <TextField {...parameters} {...commonProps} inputProps={{ ...parameters.inputProps, form: carFormId }} />
          )}
        />
      )
    const isLong = kind === 'paragraphs' || kind === 'lines'
    const isNumeric = kind === 'number' || kind === 'amount'
    return (
      <TextField
        {...commonProps}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        {...(kind === 'day' && { type: 'date' })}
        {...(isLong && { multiline: true, minRows: kind === 'paragraphs' ? 5 : 4, maxRows: 16 })}
        slotProps={{
          ...(kind === 'day' && { inputLabel: { shrink: true } }),
          htmlInput: { form: carFormId, autoComplete: 'off', ...(isNumeric && { inputMode: 'decimal' }) },
          input: {
            ...(kind === 'amount' && { startAdornment: <InputAdornment position="start">$</InputAdornment> }),
            ...(unit !== undefined && { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> }),
          },
        }}
      />
    )
  }
  return (
    <Box sx={{ minWidth: 0, ...(isWide && wholeRow) }}>
      {input()}
      {kind === 'switch' && problem !== undefined && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 12.5 }}>
          {problem}
        </Box>
      )}
      {contentBelow}
    </Box>
  )
}
