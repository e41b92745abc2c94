import { type FirstStock, firstStock } from '@forecourt/services/stock-feeds/firstStock'
import { previewFile } from '@forecourt/services/stock-feeds/previewFile'
import { readable } from '../../feeds/readable'
import { procedure } from '../../procedure'
import { keptFile, stockFileContext } from './stockFileContext'
import { stockFileInput } from './stockInput'

const nothing: FirstStock = { rows: 0, cars: 0, names: [], carsByPlace: {}, problems: [], unreadable: [] }

/** How a file of cars would be read before its dealer is there: its columns, its first rows, what isn't understood, and what it would add. */
export const checkStock = procedure
  .onPlatform('site.create')
  .input(stockFileInput)
  .query(async ({ ctx, input }) => {
    const [bytes, context] = [await keptFile(input.file), await stockFileContext(ctx.db, input, ctx.now)]
    const preview = await readable(previewFile(bytes, context))
    return { preview, adds: preview.problem === null ? await readable(firstStock(bytes, context)) : nothing }
  })
