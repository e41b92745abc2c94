import { Autocomplete, TextField } from '@mui/material'
import { useDeferredValue, useEffect, useState } from 'react'
import { wholeRow } from './FormSection'

interface Found {
  readonly id: string
  readonly name: string
}

interface Props<Car extends Found> {
  readonly label?: string
  /** The cars that the search finds. */
  readonly cars: readonly Car[]
  readonly car: Car | null
  readonly onChange: (car: Car | null) => void
  readonly onSearch: (q: string) => void
  readonly required?: boolean
  readonly error?: boolean
  readonly helperText?: string | undefined
}

/** Chooses a car by searching for its name, stock number or rego on the server. */
export const CarSearchField = <Car extends Found>({ label = 'Car', cars, car, onChange, onSearch, ...field }: Props<Car>) => {
  const [entered, setEntered] = useState(car?.name ?? '')
  const q = useDeferredValue(entered)
  useEffect(() => onSearch(q), [q, onSearch])
  return (
    <Autocomplete<Car>
      sx={wholeRow}
      options={[...cars]}
      value={car}
      inputValue={entered}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_event, value) => setEntered(value)}
      onChange={(_event, value) => onChange(value)}
      noOptionsText="No matching car"
      renderInput={(params) => <TextField {...params} label={label} {...field} />}
    />
  )
}
