import { pictureFocus, withFocus } from '@forecourt/schema/formats/pictureFocus'
import { editImage } from '@forecourt/services/images/editImage'
import { z } from 'zod'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { photoKey, picturePart } from '../../stock/photoInput'
import { replacePhoto } from '../../stock/replacePhoto'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

/**
 * Turns a car's photo, makes parts of it unreadable, such as a plate, and crops it. The new picture takes the place of the old, which
 * nobody sees any more and which `undo` and `restorePhoto` bring back. The same call again finds the old one gone and changes nothing.
 */
export const editPhoto = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      key: photoKey,
      rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
      crop: picturePart.nullable().default(null),
      blur: z.array(picturePart).max(10).default([]),
    }),
  )
  .mutation(async ({ ctx, input: { id, key, ...edit } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const { file, focus } = pictureFocus(key)
    const stored = record.images.some((image) => image.key === key) ? await ctx.files.get(file) : null
    if (!stored) throw notFound('photo')
    const edited = await editImage(stored.bytes, edit)
    if (!edited.ok) throw new CallProblem('BAD_REQUEST', edited.message, { fields: { photo: edited.message } })
    const put = await ctx.files.put('cars', edited.image.bytes, edited.image.contentType)
    // What stays in sight is elsewhere in a picture that was turned or cropped.
    const next = focus && edit.rotate === 0 && edit.crop === null ? withFocus(put.key, focus) : put.key
    const result = await replacePhoto(ctx, accessScope, { carId: record.id, organisationId: record.organisationId, key, next })
    return { ...carAnswer(result, ctx.now), key: next }
  })
