import { Alert } from '@mui/material'
import { type NamedCar, NamedCars } from '../../stock/NamedCars'

/** Says how imported cars differ from those entered here: without a payment method, they can't be reserved online (CHK-02). */
export const NotReservable = ({ cars }: { readonly cars: readonly NamedCar[] }) =>
  cars.length === 0 ? null : (
    <Alert severity="info">
      {cars.length.toLocaleString('en-AU')} {cars.length === 1 ? 'car' : 'cars'} can’t be reserved online, because{' '}
      {cars.length === 1 ? 'it has' : 'they have'} no payment method. Enter it for each car under Finance, “Online payment methods”:{' '}
      <NamedCars cars={cars} />.
    </Alert>
  )
