import { sitesOfCar } from '@forecourt/data/stock/sitesOfCar'
import { whyCar } from '@forecourt/rules/car/whyCar'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findCar } from './findCar'

/** Why each site that could show a car lists it or not, and what its price, finance and buttons show; `why` is null for a site that isn't live. */
export const why = procedure
  .permission('stock.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { reach, record } = await findCar(ctx.reach, id)
    const { sites, location } = await sitesOfCar(reach.scope, record, reach.siteIds)
    return sites.map(({ siteId, name, config }) => ({
      siteId,
      name,
      why: config && whyCar(record, { config, location, now: ctx.now }),
    }))
  })
