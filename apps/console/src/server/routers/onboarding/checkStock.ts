import { z } from 'zod'
import { procedure } from '../../procedure'
import { stockFile } from './stockFile'

/** What would be read of a file of cars. */
export const checkStock = procedure
  .onPlatform('site.create')
  .input(z.object({ csv: z.string().max(2_000_000, 'The file is larger than 2 MB.') }))
  .query(({ ctx, input: { csv } }) => {
    const { cars, problems, unknownColumns } = stockFile(csv, ctx.now)
    return {
      cars: cars.length,
      names: cars.slice(0, 3).map(({ name }) => name),
      problems: problems.slice(0, 10),
      moreProblems: Math.max(0, problems.length - 10),
      unknownColumns,
    }
  })
