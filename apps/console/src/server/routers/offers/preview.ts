import { offerPage } from '@forecourt/data/offers/offerPage'
import { siteForEditing } from '@forecourt/data/sites/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import type { OfferValues } from '@forecourt/rules/offers/OfferValues'
import { offerFields } from '@forecourt/rules/records/kinds/offerFields'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { valuesInput } from '../../edited-records/recordInput'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const id = 'preview'

/** An offer's page on a site, drawn of what is typed so far: nothing is stored, and nothing is refused. */
export const preview = procedure
  .onSite('offer.edit')
  .input(z.object({ offer: valuesInput<OfferValues>(offerFields) }))
  .query(async ({ ctx, input: { siteId, offer: typed } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, dealershipIds, draft } = editing
    const { config } = resolveConfig([...editing.layers, siteLayer(site.name, draft.values)])
    const { excludedSiteIds: _excluded, ...offer } = typed
    const rendered = { siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config }
    const data = await offerPage(ctx.db, rendered, { ...offer, name: offer.name || 'Your offer', id }, ctx.now)
    const [host] = site.hosts
    return {
      config,
      page: {
        match: { kind: 'page' as const, route: { page: 'offer' as const, path: `/offers/${id}`, offerId: id } },
        data,
        site: data.site,
        offers: [],
        dataKey: '',
        now: ctx.now,
        origin: host === undefined ? '' : ctx.originOf(host),
        names: data.site.names,
      },
    }
  })
