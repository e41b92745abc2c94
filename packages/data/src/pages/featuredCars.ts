import type { Car } from '@forecourt/rules/entities/Car'
import { minShownCents } from '@forecourt/rules/entities/isInStock'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { variedModels } from '@forecourt/rules/search/list/variedModels'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Prisma } from '../generated/client'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { readinessOrder, recommendedOrder } from '../stock/recommendedOrder'
import { distinctTexts, hasAnySpelling, type StoredText, storedBody } from '../stock/search/inBodyCategory'
import { listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'

export type FeaturedStockBlock = Extract<ResolvedConfig['pages']['list'][number]['blocks'][number], { kind: 'featuredStock' }>

const selections: { readonly [Selection in FeaturedStockBlock['selection']]: Prisma.Sql } = {
  newest: Prisma.sql`true`,
  reduced: Prisma.sql`car.before_price_cents > car.price_cents and car.price_cents > ${minShownCents}`,
  new: Prisma.sql`car.car_type = 'new'`,
  used: Prisma.sql`car.car_type = 'used'`,
  demo: Prisma.sql`car.car_type = 'demo'`,
  certified: Prisma.sql`car.certified`,
  electric: Prisma.sql`car.simple_fuel = 'Electric'`,
  subscription: Prisma.sql`car.subscription_price_cents > 0`,
  caravan: Prisma.sql`car.item_type = 'caravan'`,
  motorcycle: Prisma.sql`car.item_type = 'motorcycle'`,
}

/** Condition for a make, a model and a body as entered; empty is any. */
const nameCondition = async (
  tx: Transaction,
  { organisationId }: RenderedSite,
  { make, model, body }: Pick<FeaturedStockBlock, 'make' | 'model' | 'body'>,
): Promise<Prisma.Sql> => {
  const bodyText = body.trim()
  const stored =
    bodyText === '' ? [] : await tx.$queryRaw<StoredText[]>(distinctTexts(storedBody, Prisma.sql`car.organisation_id = ${organisationId}`))
  return Prisma.join(
    [
      Prisma.sql`true`,
      ...(toSlug(make) === '' ? [] : [Prisma.sql`car.make_slug = ${toSlug(make)}`]),
      ...(toSlug(model) === '' ? [] : [Prisma.sql`car.model_slug = ${toSlug(model)}`]),
      ...(bodyText === '' ? [] : [hasAnySpelling('body', storedBody, [bodyText], stored)]),
    ],
    ' and ',
  )
}

/** So many times as many cars are read as are shown, to find different models among them. */
const readPerShown = 3

/**
 * Cars of a featured stock block: in stock, available ones before reserved ones, then the newest or in recommended order, up to the limit
 * (SRC-17, SRC-49), with different models first. Only cars with photos, unless there are none, so that a new dealer's stock is shown before
 * photos exist. The cars of the page's earlier rows, given by their ids, are shown only if there are too few others.
 */
export const featuredCars = async (
  tx: Transaction,
  site: RenderedSite,
  { selection, make, model, body, limit }: FeaturedStockBlock,
  now: string,
  earlier: ReadonlySet<string> = new Set(),
): Promise<Car[]> => {
  const nameFilter = await nameCondition(tx, site, { make, model, body })
  const select = (photoCondition: Prisma.Sql) =>
    selectCars(tx, {
      where: Prisma.sql`
        ${listedStock(site, now)} and car.status in ('in_stock', 'coming_soon') and ${selections[selection]} and ${nameFilter} and ${photoCondition}`,
      order: Prisma.sql`${selection === 'newest' ? readinessOrder : recommendedOrder}, car.created_at desc, car.id`,
      limit: limit * readPerShown + earlier.size,
    })
  const withPhotos = await select(
    Prisma.sql`exists (select from car_images image where image.organisation_id = car.organisation_id and image.car_id = car.id)`,
  )
  const found = withPhotos.length > 0 ? withPhotos : await select(Prisma.sql`true`)
  const others = variedModels(
    found.filter(({ id }) => !earlier.has(id)),
    limit,
  )
  return [
    ...others,
    ...variedModels(
      found.filter(({ id }) => earlier.has(id)),
      limit,
    ),
  ].slice(0, limit)
}
