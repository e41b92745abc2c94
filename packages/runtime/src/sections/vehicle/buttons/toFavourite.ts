import type { Car } from '@forecourt/rules/entities/Car'
import type { Favourite } from '../../../storage/favouritesStore'

/** What is kept of a car that is saved or compared (ENT-19). */
export const toFavourite = ({ id, name, slug, make, model, images }: Car): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  primaryImageUrl: images[0]?.key ?? '',
})
