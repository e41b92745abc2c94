import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../client/api'
import { wholeRow } from '../../parts/forms/FormSection'

export interface BookedCar {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly locationId: string
  readonly car: BookedCar | null
  readonly onChange: (car: BookedCar | null) => void
  readonly required?: boolean
  readonly helperText?: string
}

/** One of a location's cars, found as it is typed. */
export const BookedCarField = ({ locationId, car, onChange, required = false, helperText }: Props) => {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed)
  const { data: cars = [] } = useQuery(api.bookings.cars.queryOptions({ locationId, q }, { placeholderData: keepPreviousData }))
  return (
    <Autocomplete<BookedCar>
      sx={wholeRow}
      options={cars}
      value={car}
      inputValue={typed}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_event, value) => setTyped(value)}
      onChange={(_event, value) => onChange(value)}
      noOptionsText="No such car here"
      renderInput={(params) => <TextField {...params} label="Car" required={required} helperText={helperText} />}
    />
  )
}
