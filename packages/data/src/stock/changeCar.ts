import { carEntryProblems } from '@forecourt/rules/car/carEntryProblems'
import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import { carTitle } from '@forecourt/rules/car/texts/carTitle'
import { pricedFigures } from '@forecourt/rules/finance/lender/pricedFigures'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import { changedWasPrices, wasPriceProblems } from '@forecourt/rules/stock/wasPriceProblems'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Prisma } from '../generated/client'
import { dealershipsOfSites } from '../organisations/listLocations'
import { organisationCountry } from '../organisations/organisationCountry'
import { canonicalJson } from '../sites/canonicalJson'
import type { Transaction } from '../Transaction'
import { cleanFieldText } from './cleanCar'
import { type EditedCar, selectEditedCar } from './getEditedCar'
import { askedPricesOfCars } from './history/askedPricesOfCars'
import type { CarAction } from './history/listCarHistory'
import { pricedAtLocation } from './priceKinds'
import { type CarChanges, type CarWriteOptions, carFieldChanges, writeCars } from './writeCars'

export interface CarChangeOptions {
  readonly actor: Actor
  readonly changes: CarChanges
  /** The revision that the user saw (optimistic locking); omitted: last write wins. */
  readonly expectedRevision?: number
  /** Limits it to cars of these sites; null for all of the scope. */
  readonly siteIds?: readonly string[] | null
  /** The current instant, ISO in UTC. */
  readonly now: string
  readonly action?: CarAction
  /** Sale time, when a sale is undone or restored; default: the instant of the change. */
  readonly soldAt?: string | null
  /** History entry that this undoes: any stage may follow. */
  readonly undoes?: string
}

export type UpdateCarResult =
  | {
      readonly ok: true
      readonly car: EditedCar
      /** False if the values were equal already. */
      readonly changed: boolean
    }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Record<string, string> }
  | { readonly ok: false; readonly reason: 'notFound' }
  /** Revision conflict; `car` is its present state. */
  | { readonly ok: false; readonly reason: 'conflict'; readonly car: EditedCar }

const isSame = (one: unknown, other: unknown): boolean => one === other || canonicalJson(one ?? null) === canonicalJson(other ?? null)

/** Choices, keys and dates: validated, not cleaned. */
const notCleaned: ReadonlySet<string> = new Set([
  ...['carType', 'itemType', 'body', 'simpleFuel', 'status', 'historyFileKey', 'locationId', 'offerId'],
  ...carAttributes.filter(({ kind }) => kind === 'choice' || kind === 'day').map(({ id }) => id),
])

/** Texts in a group that become null if empty; others are omitted. */
const emptyIsNull: ReadonlySet<string> = new Set(['disclaimer'])

const cleaned = (value: unknown, field: string): unknown => {
  if (typeof value === 'string') return cleanFieldText(value, field)
  if (Array.isArray(value)) return value.map((entry) => cleaned(entry, field)).filter((entry) => entry !== '')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(
        ([name, entry]) =>
          [cleanFieldText(name, 'name'), emptyIsNull.has(name) ? cleaned(entry, name) || null : cleaned(entry, name)] as const,
      )
      .filter(([, entry]) => entry !== undefined && entry !== ''),
  )
}

/** Cleans entered texts of invisible characters; empty ones become null. Length is checked by validation. */
export const withCleanTexts = (changes: CarChanges): CarChanges =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => {
        const clean = notCleaned.has(field) ? value : cleaned(value, field)
        const upper = typeof clean === 'string' && (field === 'vin' || field === 'regoPlate') ? clean.toUpperCase() : clean
        return [field, upper === '' && !required.has(field) ? null : upper]
      }),
  )
const required: ReadonlySet<string> = new Set(['stockNumber', 'make', 'model', 'name'])

/** Selling or withdrawing ends a reservation, unless the change sets it itself. */
const withConsequences = (before: EditedCar, changes: CarChanges): CarChanges => {
  const after = { ...before, ...changes }
  const leavesStock =
    after.status !== before.status && (after.status === 'sold' || after.status === 'withdrawn' || after.status === 'draft')
  const hasDefaultName = changes.name === undefined && before.name === carTitle(before)
  return { ...(leavesStock && { reserved: false }), ...(hasDefaultName && { name: carTitle(after) }), ...changes }
}

const soldAtAfter = (before: EditedCar, { changes, now, soldAt }: CarChangeOptions): string | null => {
  const { status = before.status } = changes
  if (status !== 'sold') return null
  return soldAt ?? (before.status === 'sold' ? before.soldAt : now)
}

/** The location of a car if the user can access it; null if not. */
export const findCarLocation = async (
  tx: Transaction,
  organisationId: string,
  locationId: string,
  siteIds: readonly string[] | null,
): Promise<{ readonly dealershipId: string } | null> => {
  const dealershipIds = await dealershipsOfSites(tx, siteIds)
  const place = await tx.location.findFirst({ where: { organisationId, id: locationId, removedAt: null }, select: { dealershipId: true } })
  return place && (dealershipIds === null || dealershipIds.includes(place.dealershipId)) ? place : null
}

const noSuchLocation = 'There is no such location, or you have no access to it.'

/** Error message if another car has the stock number; null if it is free. */
export const stockNumberProblem = async (
  tx: Transaction,
  { organisationId, dealershipId, stockNumber }: Pick<EditedCar, 'organisationId' | 'dealershipId' | 'stockNumber'>,
  carId: string | null,
): Promise<string | null> => {
  const other = await tx.car.findFirst({
    where: { organisationId, dealershipId, stockNumber, ...(carId !== null && { id: { not: carId } }) },
    select: { name: true },
  })
  return other && `${other.name} already has stock number ${stockNumber}.`
}

const isOffer = async (tx: Transaction, organisationId: string, id: string): Promise<boolean> =>
  (await tx.offer.findFirst({ where: { organisationId, id }, select: { id: true } })) !== null

/**
 * Problems of earlier prices that a change enters, or would show by a lower price: those for which the car was not advertised for a day
 * (LEG-02).
 */
const earlierPriceProblems = async (
  tx: Transaction,
  before: EditedCar,
  changed: CarChanges,
  { now, country }: { readonly now: string; readonly country: Country },
): Promise<Record<string, string>> => {
  const judged = changedWasPrices(before, changed)
  if (judged.length === 0) return {}
  const { organisationId, id } = before
  const asked = (await askedPricesOfCars(tx, { organisationId, carIds: [id], now })).get(id) ?? []
  const found = wasPriceProblems({ ...before, ...changed }, { asked, country })
  return Object.fromEntries(judged.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])))
}

const validateCarChange = async (
  tx: Transaction,
  before: EditedCar,
  changed: CarChanges,
  { siteIds = null, now, undoes }: CarChangeOptions,
) => {
  const after = { ...before, ...changed }
  const country = await organisationCountry(tx, before.organisationId)
  const found = carEntryProblems(after, {
    before: undoes === undefined ? before : null,
    thisYear: new Date(now).getUTCFullYear(),
    country,
  })
  // Only changed fields are validated: existing errors elsewhere, such as from a feed, don't block.
  const changedFields = new Set(Object.keys(changed))
  const fields = Object.fromEntries(
    Object.entries(found).filter(([field]) => changedFields.has(field) || (field === 'egcCents' && changedFields.has('driveAwayCents'))),
  )
  const place = changed.locationId === undefined ? null : await findCarLocation(tx, before.organisationId, changed.locationId, siteIds)
  if (undoes === undefined) Object.assign(fields, await earlierPriceProblems(tx, before, changed, { now, country }))
  if (changed.locationId !== undefined && !place) fields.locationId = noSuchLocation
  if (typeof changed.offerId === 'string' && undoes === undefined && !(await isOffer(tx, before.organisationId, changed.offerId)))
    fields.offerId = 'This offer no longer exists.'
  const dealershipId = place?.dealershipId ?? before.dealershipId
  if ((changed.stockNumber !== undefined || dealershipId !== before.dealershipId) && !fields.stockNumber) {
    const taken = await stockNumberProblem(tx, { ...after, dealershipId }, before.id)
    if (taken) fields.stockNumber = taken
  }
  return fields
}

const auditSummary = (before: EditedCar, changed: CarChanges, undoes: string | undefined): readonly [action: string, summary: string] => {
  if (undoes !== undefined) return ['car.undo', `Undid a change to ${before.name}`]
  if (changed.status === 'sold') return ['car.sell', `Marked ${before.name} as sold`]
  return ['car.update', `Changed ${before.name}`]
}

/** Adds to changed figures of lenders the price that they are for (`pricedFigures`). */
const withPricedFigures = async (tx: Transaction, before: EditedCar, changes: CarChanges): Promise<CarChanges> => {
  if (changes.financeLenders === undefined) return changes
  const after = { ...before, ...changes }
  const car = await pricedAtLocation(tx, after)
  return { ...changes, financeLenders: pricedFigures(changes.financeLenders, { before: before.financeLenders, car }) }
}

/** The plan of a change, or its refusal. */
export type CarPlan = { readonly ok: true; readonly writing: CarWriteOptions | null } | Exclude<UpdateCarResult, { readonly ok: true }>

/** Plans a change of a car whose row is locked: the columns to write, null if nothing changes, or the refusal. */
export const planCarChange = async (tx: Transaction, before: EditedCar, change: CarChangeOptions): Promise<CarPlan> => {
  const { siteIds = null, expectedRevision, undoes } = change
  const wanted = await withPricedFigures(tx, before, withConsequences(before, withCleanTexts(change.changes)))
  const different = Object.entries(wanted).filter(([field, value]) => !isSame(before[field as keyof EditedCar], value))
  const changed: CarChanges = Object.fromEntries(different)
  if (different.length === 0) return { ok: true, writing: null }
  if (expectedRevision !== undefined && expectedRevision !== before.revision) return { ok: false, reason: 'conflict', car: before }
  const fields = await validateCarChange(tx, before, changed, change)
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields }
  const place = changed.locationId === undefined ? null : await findCarLocation(tx, before.organisationId, changed.locationId, siteIds)
  const soldAt = soldAtAfter(before, { ...change, changes: changed })
  const dealershipId = place?.dealershipId ?? before.dealershipId
  return { ok: true, writing: { before, changed, soldAt, dealershipId, ...(undoes !== undefined && { undoes }) } }
}

/** Changes a car inside a transaction, if valid; equal values write nothing. Adds history and audit entries and notifies its sites. */
export const changeCar = async (tx: Transaction, carId: string, change: CarChangeOptions): Promise<UpdateCarResult> => {
  const { actor, now, undoes, action = 'update' } = change
  await tx.$queryRaw`select id from cars where id = ${carId} for update`
  const before = await selectEditedCar(tx, carId)
  if (!before) return { ok: false, reason: 'notFound' }
  const plan = await planCarChange(tx, before, change)
  if (!plan.ok) return plan
  const { writing } = plan
  if (!writing) return { ok: true, car: before, changed: false }
  await writeCars(tx, [writing], { actor, now, action })
  const [auditAction, summary] = auditSummary(before, writing.changed, undoes)
  const detail = carFieldChanges(writing) as Prisma.InputJsonObject
  await appendAudit(tx, { organisationId: before.organisationId, actor, action: auditAction, target: carId, summary, detail })
  const car = await selectEditedCar(tx, carId)
  return car ? { ok: true, car, changed: true } : { ok: false, reason: 'notFound' }
}
