import type { Car } from '../entities/Car'
import { carFacts } from './carFacts'
import type { Need } from './Part'

/** That the car has photos; where it has none, a place for them stands there (CARD-02). */
export const hasPhotos: Need<{ readonly car: Pick<Car, 'images'> }> = {
  holds: ({ car }) => car.images.length > 0,
  title: 'Photos',
  yes: 'The car has photos.',
  no: 'The car has no photos; a place for them says that they are coming.',
  fields: carFacts('images'),
}
