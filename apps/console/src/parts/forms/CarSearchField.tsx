import { Alert, Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useDeferredValue, useEffect, useState } from 'react'
import { type CarChoice, carChoiceLine, carChoiceWarning } from './carChoice'
import { wholeRow } from './FormSection'
import { searchProblem } from './searchProblem'

/** The part of a query that the field shows. */
export interface CarSearch<Car> {
  /** The cars found; undefined until the first response. */
  readonly data: readonly Car[] | undefined
  readonly error: unknown
  /** Whether the query waits for a connection. */
  readonly isPaused?: boolean
}

interface Props<Car extends CarChoice> {
  readonly label?: string
  readonly search: CarSearch<Car>
  readonly car: Car | null
  readonly onChange: (car: Car | null) => void
  readonly onSearch: (q: string) => void
  readonly required?: boolean
  readonly error?: boolean
  readonly helperText?: string | undefined
  /** Replaces the warning about a car that isn't available. */
  readonly warning?: string | null
}

/** Chooses a car by searching for its name, stock number or rego on the server; warns of a car that isn't available. */
export const CarSearchField = <Car extends CarChoice>({
  label = 'Car',
  search,
  car,
  onChange,
  onSearch,
  warning = carChoiceWarning(car),
  ...field
}: Props<Car>) => {
  const [entered, setEntered] = useState(car?.name ?? '')
  const q = useDeferredValue(entered)
  useEffect(() => onSearch(q), [q, onSearch])
  const problem = searchProblem(search, 'cars')
  return (
    <Box sx={{ ...wholeRow, display: 'grid', gap: 1 }}>
      <Autocomplete<Car>
        options={[...(search.data ?? [])]}
        value={car}
        inputValue={entered}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_event, value) => setEntered(value)}
        onChange={(_event, value) => onChange(value)}
        noOptionsText={problem ?? (search.data ? 'No matching car' : 'Searching…')}
        renderOption={({ key, ...props }, option) => (
          <Box component="li" key={key} {...props}>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{option.name}</Typography>
              <Typography variant="body2" color="text.secondary">
                {carChoiceLine(option)}
              </Typography>
            </Box>
          </Box>
        )}
        renderInput={(params) => (
          <TextField {...params} label={label} {...field} {...(problem !== null && { error: true, helperText: problem })} />
        )}
      />
      {warning !== null && <Alert severity="warning">{warning}</Alert>}
    </Box>
  )
}
