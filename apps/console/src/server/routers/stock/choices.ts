import { listKnownMakes } from '@forecourt/data/manufacturers/listKnownMakes'
import { procedure } from '../../procedure'

/** Makes with their models, for a form that is typed by keyboard; any other may be typed as well. */
export const choices = procedure.permission('stock.read').query(async ({ ctx }) => ({ makes: await listKnownMakes(ctx.db) }))
