import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/siteLayer'
import { countedCars } from '@forecourt/data/stock/search/countedCars'
import { countCarButtons } from '@forecourt/rules/car/buttons/countCarButtons'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { z } from 'zod'
import { configValues } from '../../configValues'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

/** On how many of the site's cars each button of cards or car pages would show under a draft, and why not on the others. */
export const buttonCounts = procedure
  .onSite('site.read')
  .input(z.object({ place: z.enum(['card', 'vdp']), values: configValues }))
  .query(async ({ ctx, input: { siteId, place, values } }) => {
    const editing = await siteForEditing(ctx.scope, siteId)
    if (!editing) throw notFound('site')
    const { site, layers, dealershipIds } = editing
    const { config } = resolveConfig([...layers, siteLayer(site.name, values)])
    const rendered = { siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config }
    const { cars, locations } = await countedCars(ctx.db, rendered, ctx.now)
    const places = new Map(locations.map((location) => [location.id, location]))
    return countCarButtons(cars, config[place].buttons, { config, place, now: ctx.now }, (car) => places.get(car.locationId) ?? null)
  })
