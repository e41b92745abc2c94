import { isPrintable } from '@forecourt/rules/car/facts/isPrintable'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { carBySlug } from '../../stock/reading/carBySlug'
import type { PageLoader } from '../PageLoader'

/** A print sheet exists for cars on sale with a price and a picture (VDP-11). */
export const print: PageLoader<'print'> = {
  load: async (db, site, { slug }, data) => {
    const car = await carBySlug(db, site, slug)
    if (!car || !isInStock(car) || !isPrintable(car)) return null
    return { page: 'print', site: data, car, location: data.locations.find(({ id }) => id === car.locationId) ?? null }
  },
}
