import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import type { Editing } from './EditedKind'

/** Page titles of an organisation's live sites by path; the first site with a path gives the title. */
export const sitePageNames = async (
  tx: Transaction,
  organisationId: string,
  allowedSiteIds: Editing['allowedSiteIds'],
): Promise<ReadonlyMap<string, string>> => {
  const within = allowedSiteIds === null ? Prisma.sql`true` : Prisma.sql`s.id = any(${[...allowedSiteIds]}::text[])`
  const pages = await tx.$queryRaw<{ path: string; title: string }[]>`
    select distinct on (page->>'path') page->>'path' as path, page->>'title' as title
    from sites s
    join versions v on v.organisation_id = s.organisation_id and v.site_id = s.id and v.number = s.live_version
    cross join lateral json_array_elements(v.config->'pages'->'list') page
    where s.organisation_id = ${organisationId} and s.status = 'live' and ${within} and page->>'shown' = 'true'
    order by page->>'path', s.name`
  return new Map(pages.map(({ path, title }) => [path, path === '/' ? 'Home' : title]))
}

const maxNames = 400

/** Makes, and models as `make|model`, of an organisation's stock and of its own models. */
export const soldModelNames = async (
  tx: Transaction,
  organisationId: string,
): Promise<{ readonly carMake: ReadonlyMap<string, string>; readonly carModel: ReadonlyMap<string, string> }> => {
  const cars = await tx.car.groupBy({
    by: ['make', 'model'],
    where: { organisationId, status: { notIn: ['draft', 'sold', 'withdrawn'] } },
    orderBy: [{ make: 'asc' }, { model: 'asc' }],
    take: maxNames,
  })
  const own = await tx.model.findMany({
    where: { organisationId },
    select: { makeName: true, name: true, manufacturer: { select: { name: true } } },
    take: maxNames,
  })
  const ownModels = own.flatMap(({ makeName, name, manufacturer }) => {
    const make = makeName ?? manufacturer?.name
    return make ? [{ make, model: name }] : []
  })
  const models = [...cars, ...ownModels]
  return {
    carMake: new Map(models.map(({ make }) => [make, make])),
    carModel: new Map(models.map(({ make, model }) => [`${make}|${model}`, makeAndModel(make, model)])),
  }
}

/** Stock list pages of an organisation by path, named by the makes and models in stock. */
export const stockListNames = async (tx: Transaction, organisationId: string): Promise<ReadonlyMap<string, string>> => {
  const models = await tx.car.groupBy({
    by: ['make', 'makeSlug', 'model', 'modelSlug'],
    where: { organisationId, status: { notIn: ['draft', 'sold', 'withdrawn'] } },
    orderBy: [{ make: 'asc' }, { model: 'asc' }],
    take: maxNames,
  })
  return new Map(
    models.flatMap(({ make, makeSlug, model, modelSlug }): [string, string][] => [
      [`/search/${makeSlug}`, `All ${make}`],
      [`/search/${makeSlug}/${modelSlug}`, makeAndModel(make, model)],
    ]),
  )
}
