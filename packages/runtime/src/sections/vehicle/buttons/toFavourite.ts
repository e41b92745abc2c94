import type { Car } from '@forecourt/rules/entities/Car'
import type { Favourite } from '../../../storage/favouritesStore'

/** The stored data of a car that is a favourite or compared (ENT-19). */
export const toFavourite = ({ id, name, slug, make, model, images }: Car): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  primaryImageUrl: images[0]?.key ?? '',
})
