import { undoCarChange } from '@forecourt/data/stock/undoCarChange'
import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { z } from 'zod'
import { procedure } from '../../procedure'
import { carId, expectedRevision } from '../../stock/carInput'
import { carAnswer } from './carAnswer'
import { findCar } from './findCar'

/** Takes back an entry of a car's history, the latest unless one is named: a sale, a price, a whole form (CAR-05). */
export const undo = procedure
  .permission('stock.edit')
  .input(
    z.object({
      id: carId,
      entryId: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
      expectedRevision: expectedRevision.optional(),
    }),
  )
  .mutation(async ({ ctx, input: { id, ...undoing } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const taken = { ...undoing, carId: record.id, siteIds: accessScope.siteIds, now: ctx.now, actor: ctx.actor }
    const answer = carAnswer(await undoCarChange(accessScope.scope, taken), ctx.now)
    // A photo that was turned, cropped or blurred since was withheld.
    for (const { key } of answer.images) await ctx.files.release(pictureFocus(key).file)
    return answer
  })
