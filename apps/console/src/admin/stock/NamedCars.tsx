import { Link } from '@mui/material'
import { Fragment } from 'react'
import { LinkBase } from 'react-admin'

/** A car that a sentence names; without an id while it isn't stored. */
export interface NamedCar {
  readonly id: string | null
  readonly stockNumber: string
}

/** Maximum number of cars that a sentence names. */
const mostNamed = 10

/** Stock numbers in a sentence, as links to the cars: “RU101, RU103 and RU110”. A long list ends with the number of further cars. */
export const NamedCars = ({ cars }: { readonly cars: readonly NamedCar[] }) => {
  const shown = cars.slice(0, mostNamed)
  const more = cars.length - shown.length
  return (
    <>
      {shown.map(({ id, stockNumber }, index) => (
        <Fragment key={stockNumber}>
          {index > 0 && (more === 0 && index === shown.length - 1 ? ' and ' : ', ')}
          {id === null ? (
            stockNumber
          ) : (
            <Link component={LinkBase} to={`/stock/${encodeURIComponent(id)}`}>
              {stockNumber}
            </Link>
          )}
        </Fragment>
      ))}
      {more > 0 && ` and ${more.toLocaleString('en-AU')} more`}
    </>
  )
}
