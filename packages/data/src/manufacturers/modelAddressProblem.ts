import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import type { Transaction } from '../Transaction'
import { showsMake } from './showsMake'

interface ModelAddress {
  readonly path: string
  readonly manufacturerId: string
  /** What the model itself is called, which may keep its address; null for a new one. */
  readonly own: string | null
}

/** The page that has an address already on a live site that shows the make's models. */
const pageAt = async (tx: Transaction, { path, manufacturerId }: ModelAddress) => {
  const [found] = await tx.$queryRaw<{ site: string; title: string }[]>`
    select site.name as site, page->>'title' as title
    from sites site
    join versions version on version.organisation_id = site.organisation_id and version.site_id = site.id and version.number = site.live_version
    cross join lateral json_array_elements(version.config->'pages'->'list') page
    where site.status = 'live' and page->>'path' = ${path} and (page->>'shown')::boolean
      and ${showsMake(manufacturerId)}
    order by site.name
    limit 1`
  return found
}

/**
 * Why a model can't have an address, in a sentence; null where it can (RTE-19). It is the software's, another model's of its make, or a
 * page's of a dealer: a page that was there first would be lost to shoppers.
 */
export const modelAddressProblem = async (tx: Transaction, asked: ModelAddress): Promise<string | null> => {
  const { path, manufacturerId, own } = asked
  if (isReservedPath(path)) return `${path} is used by sites themselves. Write another address, such as /new${path}.`
  const rows = await tx.model.findMany({
    where: { manufacturerSlug: manufacturerId },
    select: { name: true, slug: true, overridePath: true },
  })
  const taken = rows.find((row) => row.name !== own && (row.overridePath ?? `/${row.slug}`) === path)
  if (taken) return `The ${taken.name} has this address already.`
  const page = await pageAt(tx, asked)
  return page ? `${page.site} has the page “${page.title}” at ${path}. Write another address, such as /new${path}.` : null
}
