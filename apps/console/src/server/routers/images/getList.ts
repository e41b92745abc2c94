import { listImages } from '@forecourt/data/images/listImages'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

/** The pictures of the library, latest first. */
export const getList = procedure
  .permission('site.edit')
  .input(listInput(['createdAt'], { q: z.string().max(100) }))
  .query(async ({ ctx, input }) => {
    const { rows, total } = await listWithin(ctx, input, (scope, query, { siteIds }) => listImages(scope, query, siteIds))
    return { data: rows, total }
  })
