import { Prisma } from '../generated/client'
import { queryDirectly } from '../lists/queryDirectly'
import { carColumn, storedCarFields } from '../stock/storedCarFields'
import type { Transaction } from '../Transaction'
import { valuesOfNew, wasPriceOfNew } from './wasPrices'

const ownFields = storedCarFields.filter((field) => field !== 'slug')
const columns = Prisma.raw(['slug', ...ownFields.map(carColumn)].join(', '))
const values = Prisma.raw(ownFields.map((field) => wasPriceOfNew(field) ?? `staged."${field}"`).join(', '))

/** Discards cached plans: foreign key checks planned on a nearly empty table get slower with every row. */
export const discardQueryPlans = (tx: Transaction): Promise<unknown> => queryDirectly(tx, Prisma.sql`discard plans`)

/**
 * Inserts cars from staged rows, with their feed links. Slugs are unique per organisation: two stock numbers may give the same slug.
 *
 * @param condition a condition on rows of `feed_rows`, aliased `staged`
 */
export const addCars = async (
  tx: Transaction,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
  condition: Prisma.Sql,
): Promise<void> => {
  const cars = queryDirectly(
    tx,
    Prisma.sql`
      insert into cars (organisation_id, ${columns}, finance_quote, created_at, sold_at)
      with named as (
        select row, slug, row_number() over (partition by slug order by row) as place from feed_rows staged where ${condition}
      ), doubled as materialized (
        -- Looked up one by one: a join would read through all addresses, for each part of a file.
        select row from named where place > 1 or (
          select true from cars taken where taken.organisation_id = ${organisationId} and taken.slug = named.slug limit 1
        )
      )
      select ${organisationId}, case when doubled.row is null then staged.slug else staged.slug || '-' || left(staged.id, 8) end,
        ${values}, '{}', staged."createdAt", staged."soldAt"
      from feed_rows staged left join doubled on doubled.row = staged.row
      where ${condition}`,
  )
  // Pipelines both, as round trips are slow while the process parses a file.
  const links = queryDirectly(
    tx,
    Prisma.sql`
      insert into stock_feed_cars (organisation_id, feed_id, external_id, car_id, hash, feed_values, overridden_fields, photos)
      select ${organisationId}, ${id}, staged.external_id, staged.id, staged.hash, jsonb_build_object('status', staged.status) || ${valuesOfNew},
        '{}', staged.photos
      from feed_rows staged where ${condition}`,
  )
  await Promise.all([cars, links])
}
