import { changePhotos } from '@forecourt/data/stock/changePhotos'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { carId, expectedRevision } from '../../stock/carInput'
import { photoAltText, photoKey } from '../../stock/photoInput'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

/**
 * Puts a car's photos into the order given, the first its cover, with what is said of each and its point of focus; those left out are removed, and can be had
 * back by `undo`. Only photos the car has; what was added since the revision somebody saw is not lost, it is refused.
 */
export const setPhotos = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      photos: z.array(z.object({ key: photoKey, alt: photoAltText })).max(200),
      expectedRevision,
    }),
  )
  .mutation(async ({ ctx, input: { id, photos, expectedRevision: expected } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const result = await changePhotos(accessScope.scope, {
      carId: record.id,
      expectedRevision: expected,
      change: ({ images }) => {
        const fileOf = ({ key }: { readonly key: string }) => pictureFocus(key).file
        const known = new Set(images.map(fileOf))
        if (photos.some((photo) => !known.has(fileOf(photo)))) return 'One of these photos is not this car’s.'
        return new Set(photos.map(fileOf)).size < photos.length ? 'One of these photos is there twice.' : photos
      },
      actor: ctx.actor,
      now: ctx.now,
    })
    return carAnswer(result, ctx.now)
  })
