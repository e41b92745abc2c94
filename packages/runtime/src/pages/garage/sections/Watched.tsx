import { ArrowLink } from '../../../ui/ArrowLink'
import { GarageCar } from '../GarageCar'
import { PressButton } from '../PressButton'
import type { GarageProps } from './GarageProps'

/** Cars whose prices a shopper follows. */
export const Watched = ({ config, data }: GarageProps) => {
  const { watched } = data.garage
  if (watched.length === 0)
    return (
      <div>
        <p className="text-muted text-pretty">Press the heart on a car, and it is here with its price of the day.</p>
        <ArrowLink href="/search">Find a car</ArrowLink>
      </div>
    )
  return (
    <ul>
      {watched.map(({ car }) => (
        <GarageCar key={car.id} car={car} config={config}>
          <PressButton deed="drop-car" values={{ car: car.id }} variant="outline" size="small" about={car.name}>
            Remove
          </PressButton>
        </GarageCar>
      ))}
    </ul>
  )
}
