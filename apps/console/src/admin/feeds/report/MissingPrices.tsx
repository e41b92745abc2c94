import { Alert } from '@mui/material'
import { type NamedCar, NamedCars } from '../../stock/NamedCars'

interface Props {
  /** Whether the cars aren't imported yet. */
  readonly isDry: boolean
  readonly cars: readonly NamedCar[]
}

/** Warns of cars for sale without a price. */
export const MissingPrices = ({ isDry, cars }: Props) => {
  if (cars.length === 0) return null
  const count = `${cars.length.toLocaleString('en-AU')} ${cars.length === 1 ? 'car' : 'cars'}`
  const verb = isDry ? (cars.length === 1 ? 'goes live' : 'go live') : cars.length === 1 ? 'is for sale' : 'are for sale'
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {count} {verb} without a price: <NamedCars cars={cars} />.
    </Alert>
  )
}
