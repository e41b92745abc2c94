import { changePhotos } from '@forecourt/data/stock/changePhotos'
import type { EditedCar } from '@forecourt/data/stock/EditedCar'
import { photoAlt } from '@forecourt/rules/stock/photoAlt'
import { largestUpload } from '@forecourt/rules/stock/uploadLimits'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { arrivalOrder } from '../../stock/arrivalOrder'
import { carId } from '../../stock/carInput'
import { inTurn } from '../../stock/inTurn'
import { photoAltText } from '../../stock/photoInput'
import { arrivedFile, uploadId } from '../../uploads/arrivedFile'
import { forgetUpload } from '../../uploads/forgetUpload'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

const refused = (message: string) => new CallProblem('BAD_REQUEST', message, { fields: { photo: message } })

/**
 * Adds one photo to a car, sent in parts or fetched from an address, at a place or at the end: looked at, drawn anew without anything but
 * its pixels, the same one stored once. One the car has already stays where it is.
 */
export const addPhoto = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      photo: z.union([z.object({ upload: uploadId }), z.object({ url: z.string().trim().min(1).max(2000) })]),
      alt: photoAltText.optional(),
      /** 0 makes it the cover. */
      position: z.number().int().min(0).max(100).optional(),
      /** Among those it was chosen with. */
      order: z.object({ batch: z.string().min(1).max(100), index: z.number().int().min(0).max(1000) }).optional(),
    }),
  )
  .mutation(async ({ ctx, input: { id, photo, alt, position, order } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    /** Its key once it is stored. */
    const stored = async (): Promise<string> => {
      if ('url' in photo) {
        const fetched = await ctx.fetchPhoto(photo.url)
        if ('key' in fetched) return fetched.key
        throw refused(fetched.fault)
      }
      const arrived = await arrivedFile(ctx, photo.upload, { carId: record.id, kind: 'photo' })
      const prepared = await prepareImage({ path: ctx.uploads.pathOf(arrived.record.id) }, largestUpload.photo)
      if (prepared.ok) return (await ctx.files.put('cars', prepared.image.bytes, prepared.image.contentType)).key
      // The same file again would be no better.
      await forgetUpload(ctx, arrived.accessScope, arrived.record)
      throw refused(prepared.message)
    }
    const key = await stored()
    let isNew = false
    const adding = {
      carId: record.id,
      change: ({ images, name }: EditedCar) => {
        if (images.some((image) => pictureFocus(image.key).file === key)) return images
        isNew = true
        const keys = images.map((image) => pictureFocus(image.key).file)
        const place = order ? arrivalOrder(record.id, order, key, keys) : { position: position ?? images.length, number: images.length }
        return images.toSpliced(place.position, 0, { key, alt: alt || photoAlt(name, place.number) })
      },
      actor: ctx.actor,
      now: ctx.now,
    }
    const answer = carAnswer(await inTurn(record.id, () => changePhotos(accessScope.scope, adding)), ctx.now)
    if ('upload' in photo) await forgetUpload(ctx, accessScope, { id: photo.upload })
    return { ...answer, key, isNew }
  })
