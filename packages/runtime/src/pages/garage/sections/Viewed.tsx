import { GarageCar } from '../GarageCar'
import type { GarageProps } from './GarageProps'

/** Cars a shopper looked at last. */
export const Viewed = ({ config, data }: GarageProps) => (
  <ul>
    {data.garage.viewed.slice(0, 6).map((car) => (
      <GarageCar key={car.id} car={car} config={config} />
    ))}
  </ul>
)
