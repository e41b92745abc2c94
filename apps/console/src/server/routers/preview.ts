import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { configValues } from '../configValues'
import { notFound } from '../errors/CallProblem'
import { instant } from '../instant'
import { loadPreviewPage } from '../preview/loadPreviewPage'
import { procedure } from '../procedure'
import { router } from '../trpc'

const input = z.object({
  path: z.string().startsWith('/').max(2_000),
  query: z.string().max(4_000).default(''),
  values: configValues,
  /** The simulated time; by default now. */
  now: instant.optional(),
})

/** The page at a path under the draft's config, with its data, for the preview to render. */
const pageData = procedure
  .onSite('site.read')
  .input(input)
  .query(async ({ ctx, input: { siteId, path, query, values, now = ctx.now } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { config } = resolveConfig([...editing.layers, siteLayer(editing.site.name, values)])
    return loadPreviewPage({ db: ctx.db, originOf: ctx.originOf, editing, config, path, query, now })
  })

export const previewRouter = router({ pageData })
