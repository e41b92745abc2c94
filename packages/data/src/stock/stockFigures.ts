import type { CarStatus } from '@forecourt/rules/entities/Car'
import type { Scope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { carsOfSites } from './carsOfSites'

export interface StockFigures {
  readonly byStatus: { readonly [Status in CarStatus]: number }
  readonly reserved: number
  /** In stock or coming soon, without a price. */
  readonly unpriced: number
  /** In stock or coming soon, without a photo. */
  readonly withoutPhotos: number
}

/** Counts the stock of a scope, or of some sites of it, for an overview. */
export const stockFigures = (scope: Scope, siteIds: readonly string[] | null): Promise<StockFigures> =>
  scope.transaction(async (tx) => {
    const within = (await carsOfSites(tx, siteIds)) ?? Prisma.sql`true`
    const [row] = await tx.$queryRaw<Record<CarStatus | 'reserved' | 'unpriced' | 'withoutPhotos', number>[]>`
      select
        count(*) filter (where status = 'draft')::int as draft,
        count(*) filter (where status = 'in_stock')::int as in_stock,
        count(*) filter (where status = 'coming_soon')::int as coming_soon,
        count(*) filter (where status = 'sold')::int as sold,
        count(*) filter (where status = 'withdrawn')::int as withdrawn,
        count(*) filter (where reserved)::int as reserved,
        count(*) filter (where status in ('in_stock', 'coming_soon') and price_cents is null)::int as unpriced,
        count(*) filter (
          where status in ('in_stock', 'coming_soon') and not exists (
            select from car_images image where image.organisation_id = car.organisation_id and image.car_id = car.id
          )
        )::int as "withoutPhotos"
      from cars car where ${within}`
    const { draft = 0, in_stock = 0, coming_soon = 0, sold = 0, withdrawn = 0, reserved = 0, unpriced = 0, withoutPhotos = 0 } = row ?? {}
    return { byStatus: { draft, in_stock, coming_soon, sold, withdrawn }, reserved, unpriced, withoutPhotos }
  })
