import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { previewCar, previewCarPages } from '@forecourt/data/stock/previewCar'
import { listPriceKinds } from '@forecourt/data/stock/priceKinds'
import { sitesOfCar } from '@forecourt/data/stock/sitesOfCar'
import { carHref } from '@forecourt/rules/routing/carHref'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { carId, carInputFields } from '../../stock/carInput'
import { findEditedCar } from './findCar'

const input = z.object({
  organisationId: z.string().min(1).max(100),
  /** The car that is typed over; null for one that is nowhere yet. */
  carId: carId.nullable(),
  /** The first live one of the sites that would show it unless given. */
  siteId: z.string().max(100).nullable(),
  /** Where it stands, or is to stand. */
  locationId: z.string().min(1).max(100),
  data: z.object(carInputFields).partial(),
})

const usual = { new: 'driveAway', used: 'driveAway', demo: 'driveAway' } as const

/**
 * A car's page, and its card in a list, on a site that would show it, drawn of what is typed so far: nothing is stored, and nothing is
 * refused. Null where no site would.
 */
export const preview = procedure
  .permission('stock.read')
  .input(input)
  .query(async ({ ctx, input: { organisationId, carId: id, siteId, locationId, data } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const car = id === null ? null : (await findEditedCar([accessScope], id)).record
    const { sites, location } = await sitesOfCar(accessScope.scope, { organisationId, locationId }, accessScope.siteIds)
    const chosen = sites.find((site) => site.siteId === siteId) ?? sites.find(({ config }) => config !== null) ?? sites[0]
    if (!chosen || !location) return null
    const editing = await siteForEditing(accessScope.scope, chosen.siteId)
    if (!editing) throw notFound('site')
    const { site, dealershipIds, draft } = editing
    const config = chosen.config ?? resolveConfig([...editing.layers, siteLayer(site.name, draft.values)]).config
    const rendered = { siteId: chosen.siteId, organisationId, slug: site.slug, dealershipIds, config }
    const siteData = await loadSiteData(ctx.db, rendered, ctx.now)
    const kinds =
      (await listPriceKinds(accessScope.scope, accessScope.siteIds)).find((each) => each.locationId === locationId)?.kinds ?? usual
    const shown = previewCar({ car, entry: { ...data, locationId }, place: location, kinds, now: ctx.now })
    const pages = await previewCarPages(ctx.db, rendered, shown, { siteData, now: ctx.now })
    const [host] = site.hosts
    const origin = host === undefined ? '' : ctx.originOf(host)
    const shared = { site: siteData, offers: [], dataKey: '', now: ctx.now, origin, names: siteData.names }
    return {
      siteId: chosen.siteId,
      sites: sites.map(({ siteId: each, name }) => ({ id: each, name })),
      config,
      page: {
        ...shared,
        match: { kind: 'page' as const, route: { page: 'car' as const, path: carHref(shown), slug: shown.slug } },
        data: pages.page,
      },
      list: {
        ...shared,
        match: { kind: 'page' as const, route: { page: 'search' as const, path: '/search', preset: {} } },
        data: pages.list,
      },
    }
  })
