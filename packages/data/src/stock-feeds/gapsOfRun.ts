import { minShownCents } from '@forecourt/rules/entities/isInStock'
import { offersReservations } from '@forecourt/schema/switches/takesDeposits'
import type { Scope } from '../createDatabase'
import { versionConfig } from '../sites/versions/listVersions'

/** A car that an import added or changed, and that lacks something now. */
interface IncompleteCar {
  readonly id: string
  readonly name: string
  readonly stockNumber: string
}

/** What cars of an import lack now (ENT-01). */
export interface RunGaps {
  /** Cars for sale without a price (CAR-19). */
  readonly unpriced: readonly IncompleteCar[]
  /** Cars that can't be reserved online, as they have no payment method, although a live site offers it (CHK-02). */
  readonly notReservable: readonly IncompleteCar[]
}

/** Lists the cars for sale that a run added, or whose prices it changed, by what they lack now. */
export const gapsOfRun = (scope: Scope, runId: string, siteIds: readonly string[] | null): Promise<RunGaps> =>
  scope.transaction(async (tx) => {
    const cars = await tx.$queryRaw<(IncompleteCar & { organisationId: string; isPriced: boolean; isPaid: boolean; isNew: boolean })[]>`
      select car.id, car.name, car.stock_number as "stockNumber", car.organisation_id as "organisationId", change.kind = 'added' as "isNew",
        car.preorder or coalesce(greatest(car.drive_away_cents, car.egc_cents), 0) > ${minShownCents} as "isPriced", cardinality(car.payment_processors) > 0 as "isPaid"
      from stock_feed_changes change join cars car on car.organisation_id = change.organisation_id and car.id = change.car_id
      where change.run_id = ${runId} and change.kind in ('added', 'changed') and car.status = 'in_stock' and car.show_on_dealer_website
        and (change.kind = 'added' or change.after ?| array['driveAwayCents', 'egcCents'])
      order by car.stock_number`
    const organisationId = cars[0]?.organisationId
    const sites =
      organisationId === undefined
        ? []
        : await tx.site.findMany({
            where: { organisationId, status: 'live', ...(siteIds !== null && { id: { in: [...siteIds] } }) },
            include: { live: true },
          })
    const isOffered = sites.some(({ live }) => live && offersReservations(versionConfig(live)))
    const named = (those: typeof cars) => those.map(({ id, name, stockNumber }) => ({ id, name, stockNumber }))
    return {
      unpriced: named(cars.filter(({ isPriced }) => !isPriced)),
      notReservable: named(isOffered ? cars.filter(({ isNew, isPaid }) => isNew && !isPaid) : []),
    }
  })
