import type { RouteNames } from '@forecourt/rules/routing/RouteNames'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { ListingSite } from '../sites/RenderedSite'
import { siteStock } from '../stock/search/siteStock'
import type { Transaction } from '../Transaction'

interface MakeAndModel {
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
}

/**
 * Every make, with its logo (SRC-08), and model the site ever had in stock, and every make its dealerships represent: their search pages stay when the
 * last such car is sold (RTE-14).
 */
export const routeMakes = async (tx: Transaction, site: ListingSite, franchises: readonly string[]): Promise<RouteNames['makes']> => {
  const rows = await tx.$queryRaw<MakeAndModel[]>`
    select min(car.make) as make, car.make_slug as "makeSlug", min(car.model) as model, car.model_slug as "modelSlug"
    from cars car
    where ${siteStock(site)} and car.status <> 'draft'
    group by car.make_slug, car.model_slug
    order by 1, 3`
  const makes = new Map<string, { slug: string; name: string; models: { slug: string; name: string }[] }>()
  for (const name of franchises) makes.set(toSlug(name), { slug: toSlug(name), name, models: [] })
  for (const { make, makeSlug, model, modelSlug } of rows) {
    const entry = makes.get(makeSlug) ?? { slug: makeSlug, name: make, models: [] }
    makes.set(makeSlug, { ...entry, name: make, models: [...entry.models, { slug: modelSlug, name: model }] })
  }
  const logos = await tx.manufacturer.findMany({
    where: { slug: { in: [...makes.keys()] }, logoKey: { not: null } },
    select: { slug: true, logoKey: true },
  })
  const logoOf = (slug: string) => logos.find((row) => row.slug === slug)?.logoKey
  const withLogo = [...makes.values()].map((make) => ({ ...make, ...(logoOf(make.slug) ? { logoKey: logoOf(make.slug) ?? '' } : {}) }))
  return withLogo.sort((one, other) => one.name.localeCompare(other.name, 'en-AU'))
}
