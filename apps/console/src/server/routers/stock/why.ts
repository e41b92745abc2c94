import { sitesOfCar } from '@forecourt/data/stock/sitesOfCar'
import { isPrintable } from '@forecourt/rules/car/facts/isPrintable'
import { whyCar } from '@forecourt/rules/car/whyCar'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { carHref } from '@forecourt/rules/routing/carHref'
import { printHref } from '@forecourt/rules/routing/printHref'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findCar } from './findCar'

/** Where a car's page and its window card are on each site (VDP-11), why each site that could show a car lists it or not, and what its price, finance and buttons show; `why` is null for a site that isn't live. */
export const why = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { accessScope, record } = await findCar(ctx.accessScopes, id)
    const { sites, location } = await sitesOfCar(accessScope.scope, record, accessScope.siteIds)
    return sites.map(({ siteId, name, config, host }) => ({
      siteId,
      name,
      ...(config && host !== null && record.status !== 'draft'
        ? {
            address: `${ctx.originOf(host)}${carHref(record)}`,
            windowCard: isInStock(record) && isPrintable(record) ? `${ctx.originOf(host)}${printHref(record)}` : null,
          }
        : { address: null, windowCard: null }),
      why: config && whyCar(record, { config, location, now: ctx.now }),
    }))
  })
