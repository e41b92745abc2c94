import { requestToAnswer } from '@forecourt/data/publishing/requests/listRequests'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { getVersion } from '@forecourt/data/sites/versions/listVersions'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { versionNumber } from '../../configValues'
import { notFound } from '../../errors/CallProblem'
import { loadPreviewPage } from '../../preview/loadPreviewPage'
import { procedure } from '../../procedure'

const requestId = z.string().max(100).optional()

/** An earlier version, of which a roll-back is forecast. */
const version = versionNumber.optional()

/**
 * Which live pages the draft, a publish request or a roll-back would change; null while no site server can be reached, or before the first
 * publish.
 */
export const forecast = procedure
  .onSite('site.read')
  .input(z.object({ requestId, version, sample: z.boolean() }))
  .query(async ({ ctx, input: { version: number, ...input }, signal }) => {
    if (ctx.site.liveVersion === null) return null
    if (number === undefined) return ctx.forecastSite(input, signal)
    const old = await getVersion(ctx.scope, input.siteId, number)
    if (!old) throw notFound('version')
    return ctx.forecastSite({ ...input, config: old.config }, signal)
  })

/** A page as it is live, and under the draft, a publish request or an earlier version. */
export const forecastSides = procedure
  .onSite('site.read')
  .input(z.object({ requestId, version, path: z.string().startsWith('/').max(2_000) }))
  .query(async ({ ctx, input: { siteId, requestId: id, version: number, path } }) => {
    const { db, originOf, now, scope } = ctx
    const editing = await siteForEditing(scope, siteId)
    const live = editing?.liveVersion && (await getVersion(scope, siteId, editing.liveVersion.number))
    const request = id === undefined ? null : await requestToAnswer(scope, { siteId, id })
    const old = number === undefined ? null : await getVersion(scope, siteId, number)
    if (!editing || !live || (id !== undefined && !request) || (number !== undefined && !old)) throw notFound('version')
    const config =
      request?.config ?? old?.config ?? resolveConfig([...editing.layers, siteLayer(editing.site.name, editing.draft.values)]).config
    const sideOf = async (shown: typeof config) => ({
      config: shown,
      page: await loadPreviewPage({ db, originOf, editing, config: shown, path, query: '', now }),
    })
    return { before: await sideOf(live.config), after: await sideOf(config) }
  })
