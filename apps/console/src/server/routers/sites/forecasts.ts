import { requestToAnswer } from '@forecourt/data/publishing/requests/listRequests'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { getVersion } from '@forecourt/data/sites/versions/listVersions'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { notFound } from '../../errors/CallProblem'
import { loadPreviewPage } from '../../preview/loadPreviewPage'
import { procedure } from '../../procedure'

const requestId = z.string().max(100).optional()

/** Which live pages the draft or a publish request would change; null while no site server can be reached, or before the first publish. */
export const forecast = procedure
  .onSite('site.read')
  .input(z.object({ requestId, sample: z.boolean() }))
  .query(({ ctx, input, signal }) => (ctx.site.liveVersion === null ? null : ctx.forecastSite(input, signal)))

/** A page as it is live, and under the draft or a publish request. */
export const forecastSides = procedure
  .onSite('site.read')
  .input(z.object({ requestId, path: z.string().startsWith('/').max(2_000) }))
  .query(async ({ ctx, input: { siteId, requestId: id, path } }) => {
    const { db, originOf, now, scope } = ctx
    const editing = await siteForEditing(scope, siteId)
    const live = editing?.liveVersion && (await getVersion(scope, siteId, editing.liveVersion.number))
    const request = id === undefined ? null : await requestToAnswer(scope, { siteId, id })
    if (!editing || !live || (id !== undefined && !request)) throw notFound('version')
    const config = request?.config ?? resolveConfig([...editing.layers, siteLayer(editing.site.name, editing.draft.values)]).config
    const sideOf = async (shown: typeof config) => ({
      config: shown,
      page: await loadPreviewPage({ db, originOf, editing, config: shown, path, query: '', now }),
    })
    return { before: await sideOf(live.config), after: await sideOf(config) }
  })
