import { randomUUID } from 'node:crypto'
import type { AlertChoice } from '@forecourt/rules/accounts/alerts/sendsAlerts'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { outboxRow } from '../outbox/outboxRow'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { listedStock } from '../stock/search/listedStock'
import type { FoundAlert } from './findCarAlerts'

/** A shopper with pending alerts for a site. */
export interface ShopperToAlert {
  readonly organisationId: string
  readonly shopperId: string
  readonly siteId: string
  readonly alerts: AlertChoice
  /** ISO in UTC; null: never. */
  readonly alertedAt: string | null
}

/** Shoppers with pending alerts, by site. */
export const shoppersToAlert = (db: Database): Promise<ShopperToAlert[]> =>
  db.platform.transaction(async (tx) => {
    const rows = await tx.$queryRaw<(Omit<ShopperToAlert, 'alertedAt'> & { alertedAt: Date | null })[]>`
      select distinct alert.organisation_id as "organisationId", alert.shopper_id as "shopperId", alert.site_id as "siteId",
        shopper.alerts, shopper.alerted_at as "alertedAt"
      from car_alerts alert
      join shoppers shopper on shopper.organisation_id = alert.organisation_id and shopper.id = alert.shopper_id
      where alert.settled_at is null and shopper.alerts <> 'off'`
    return rows.map((row) => ({ ...row, alertedAt: row.alertedAt?.toISOString() ?? null }))
  })

/** Queues one email with all pending alerts of a shopper for a site, safe with concurrent workers. */
export const enqueueAlertMail = (
  db: Database,
  { organisationId, shopperId, siteId, now }: Pick<ShopperToAlert, 'organisationId' | 'shopperId' | 'siteId'> & { readonly now: string },
): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const [shopper] = await tx.$queryRaw<{ email: string | null }[]>`
      select email from shoppers where organisation_id = ${organisationId} and id = ${shopperId} and alerts <> 'off' for update`
    if (!shopper?.email) return false
    const id = randomUUID()
    const { count } = await tx.carAlert.updateMany({
      where: { organisationId, shopperId, siteId, settledAt: null },
      data: { settledAt: new Date(now), outboxId: id },
    })
    if (count === 0) return false
    await tx.outboxMessage.createMany({
      data: [{ id, organisationId, siteId, ...outboxRow('shopper.alerts', { shopperId, to: [shopper.email] }) }],
    })
    await tx.shopper.updateMany({ where: { organisationId, id: shopperId }, data: { alertedAt: new Date(now) } })
    return true
  })

/** An alert in an email, with the current car. */
export interface MailedAlert extends Pick<FoundAlert, 'kind' | 'beforeCents' | 'priceCents'> {
  readonly car: Car
  /** The saved search; null for a watched car. */
  readonly search: { readonly name: string; readonly path: string } | null
}

export interface AlertMail {
  readonly shopperId: string
  readonly alerts: readonly MailedAlert[]
}

/** Whether an alert is still true when the email is sent. */
const isStillTrue = (alert: { kind: string; priceCents: number | null; beforeCents: number | null }, car: Car): boolean => {
  if (alert.kind === 'sold') return car.status === 'sold'
  if (car.status === 'sold' || car.reserved) return false
  if (alert.kind !== 'priceDrop') return true
  return car.priceCents !== null && car.priceCents < (alert.beforeCents ?? 0) && car.priceCents <= (alert.priceCents ?? 0)
}

/** Contents of a queued email: alerts that are still true, one per car; null if there are none, or the shopper unsubscribed or was deleted. */
export const loadAlertMail = (db: Database, site: RenderedSite, outboxId: string, now: string): Promise<AlertMail | null> =>
  db.platform.transaction(async (tx) => {
    const { organisationId } = site
    const alertRows = await tx.carAlert.findMany({ where: { organisationId, outboxId }, orderBy: { id: 'desc' } })
    const shopperId = alertRows[0]?.shopperId
    const shopper = shopperId === undefined ? null : await tx.shopper.findFirst({ where: { organisationId, id: shopperId } })
    if (!shopper || shopper.alerts === 'off') return null
    const ids = [...new Set(alertRows.map(({ carId }) => carId))]
    const cars = await selectCars(tx, { where: Prisma.sql`${listedStock(site, now)} and car.id = any(${ids})` })
    const searches = await tx.savedSearch.findMany({
      where: { organisationId, id: { in: alertRows.flatMap(({ searchId }) => searchId ?? []) } },
      select: { id: true, name: true, path: true },
    })
    // The latest alert of a car wins.
    const alerts = ids.flatMap((carId): MailedAlert[] => {
      const car = cars.find(({ id }) => id === carId)
      const alert = car && alertRows.find((each) => each.carId === carId && isStillTrue(each, car))
      if (!car || !alert) return []
      const search = searches.find(({ id }) => id === alert.searchId)
      return [
        {
          kind: alert.kind as MailedAlert['kind'],
          beforeCents: alert.beforeCents ?? undefined,
          priceCents: alert.priceCents ?? undefined,
          car,
          search: search ? { name: search.name, path: search.path } : null,
        },
      ]
    })
    return alerts.length === 0 ? null : { shopperId: shopper.id, alerts }
  })
