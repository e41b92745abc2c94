import { refusedRowsFile } from '@forecourt/services/stock-feeds/refusedRowsFile'
import { readable } from '../../feeds/readable'
import { procedure } from '../../procedure'
import { keptFile, stockFileContext } from './stockFileContext'
import { stockFileInput } from './stockInput'

/** The rows of a file of cars with something wrong, as they came, with what is wrong with each: to be corrected and sent again. */
export const refusedStock = procedure
  .onPlatform('site.create')
  .input(stockFileInput)
  .query(async ({ ctx, input }) => ({
    csv: await readable(refusedRowsFile(await keptFile(input.file), await stockFileContext(ctx.db, input, ctx.now))),
  }))
