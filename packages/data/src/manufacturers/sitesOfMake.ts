import type { Database } from '../createDatabase'
import { showsMake } from './showsMake'

/** So many are enough to choose one among. */
const mostSites = 50

/** Sites that may be read and show the models of a make, by name (MOD-01). */
export const sitesOfMake = (db: Database, manufacturerId: string): Promise<{ readonly id: string; readonly name: string }[]> =>
  db.platform.transaction(
    (tx) => tx.$queryRaw`
    select site.id, site.name from sites site
    where site.status <> 'archived' and ${showsMake(manufacturerId)}
    order by site.name, site.id
    limit ${mostSites}`,
  )
