import { changePhotos } from '@forecourt/data/stock/changePhotos'
import type { EditedCar } from '@forecourt/data/stock/EditedCar'
import { photoAlt } from '@forecourt/rules/stock/photoAlt'
import { prepareImage } from '@forecourt/services/images/prepareImage'
import { z } from 'zod'
import type { Context } from '../../Context'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { inTurn } from '../../stock/inTurn'
import { photoAltText, photoData } from '../../stock/photoInput'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

const refused = (message: string) => new CallProblem('BAD_REQUEST', message, { fields: { photo: message } })

/** A picture's key once it is stored: looked at, drawn anew without anything but its pixels, the same one once. */
const storedPhoto = async (ctx: Pick<Context, 'files' | 'fetchPhoto'>, photo: { data: string } | { url: string }): Promise<string> => {
  if ('url' in photo) {
    const fetched = await ctx.fetchPhoto(photo.url)
    if ('key' in fetched) return fetched.key
    throw refused(fetched.fault)
  }
  const prepared = await prepareImage(Buffer.from(photo.data, 'base64'))
  if (!prepared.ok) throw refused(prepared.message)
  return (await ctx.files.put('cars', prepared.image.bytes, prepared.image.contentType)).key
}

/** Adds one photo to a car, sent or fetched from an address, at a place or at the end. One the car has already stays where it is. */
export const addPhoto = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      photo: z.union([z.object({ data: photoData }), z.object({ url: z.string().trim().min(1).max(2000) })]),
      alt: photoAltText.optional(),
      /** 0 makes it the cover. */
      position: z.number().int().min(0).max(100).optional(),
    }),
  )
  .mutation(async ({ ctx, input: { id, photo, alt, position } }) => {
    const { reach, record } = await findCar(ctx.reach, id)
    const key = await storedPhoto(ctx, photo)
    const adding = {
      carId: record.id,
      change: ({ images, name }: EditedCar) => {
        if (images.some((image) => image.key === key)) return images
        return images.toSpliced(position ?? images.length, 0, { key, alt: alt || photoAlt(name, images.length) })
      },
      actor: ctx.actor,
      now: ctx.now,
    }
    const result = await inTurn(record.id, () => changePhotos(reach.scope, adding))
    return { ...carAnswer(result, ctx.now), key }
  })
