import { photoOriginals } from '@forecourt/data/stock/photoOriginals'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { photoKey } from '../../stock/photoInput'
import { replacePhoto } from '../../stock/replacePhoto'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

/** Gives a photo back what it was before it was turned, cropped or blurred. */
export const restorePhoto = procedure
  .permission('stock.edit')
  .input(z.object({ id: carId, key: photoKey }))
  .mutation(async ({ ctx, input: { id, key } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    if (!record.images.some((image) => image.key === key)) throw notFound('photo')
    const { file } = pictureFocus(key)
    const next = (await photoOriginals(accessScope.scope, record.organisationId, [file])).get(file)
    if (next === undefined) throw notFound('photo')
    // It is there before a page asks for it.
    await ctx.files.release(next)
    const result = await replacePhoto(ctx, accessScope, { carId: record.id, organisationId: record.organisationId, key, next })
    return { ...carAnswer(result, ctx.now), key: next }
  })
