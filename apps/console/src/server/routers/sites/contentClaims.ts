import { contentClaims as brokenClaims } from '@forecourt/data/publishing/contentClaims'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { configValues } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** What offers and comments of cars promise that is not so under a draft. */
export const contentClaims = procedure
  .onSite('site.read')
  .input(z.object({ values: configValues }))
  .query(async ({ ctx, input: { siteId, values } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, layers, dealershipIds } = editing
    const { config } = resolveConfig([...layers, siteLayer(site.name, values)])
    return brokenClaims(ctx.db, { siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config }, ctx.now)
  })
