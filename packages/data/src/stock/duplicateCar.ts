import { randomUUID } from 'node:crypto'
import type { FieldStorage } from '@forecourt/rules/car/CarAttribute'
import { carEntryProblems } from '@forecourt/rules/car/carEntryProblems'
import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import { carTitle } from '@forecourt/rules/car/texts/carTitle'
import type { CarStatus } from '@forecourt/rules/entities/Car'
import { pricedFigures } from '@forecourt/rules/finance/lender/pricedFigures'
import { freeSlug, toSlug } from '@forecourt/rules/routing/toSlug'
import { blankEntry, type CarEntry } from '@forecourt/rules/stock/CarEntry'
import { toCarEntry } from '@forecourt/rules/stock/toCarEntry'
import { wasPriceProblems } from '@forecourt/rules/stock/wasPriceProblems'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { organisationCountry } from '../organisations/organisationCountry'
import type { Transaction } from '../Transaction'
import { type CarChangeOptions, changeCar, findCarLocation, stockNumberProblem, type UpdateCarResult, withCleanTexts } from './changeCar'
import { type EditedCar, selectEditedCar } from './getEditedCar'
import { addCarHistory } from './history/listCarHistory'
import { insertCars } from './insertCars'
import { pricedAtLocation } from './priceKinds'

/** Input for a new car: required and optional fields. */
type NewCarEntry = Partial<CarEntry> & Pick<CarEntry, 'stockNumber' | 'make' | 'model' | 'year' | 'locationId'>

/** Possible initial statuses. */
type FirstStatus = Extract<CarStatus, 'draft' | 'in_stock' | 'coming_soon'>

export interface CarCreation {
  readonly actor: Actor
  readonly entry: NewCarEntry
  readonly status: FirstStatus
  readonly preorder?: boolean
  /** Idempotency key: a repeat returns the same car. */
  readonly key: string
  /** Limits its location to these sites; null for all of the organisation. */
  readonly siteIds: readonly string[] | null
  /** In stock since, ISO in UTC; default: now. */
  readonly createdAt?: string
  readonly now: string
}

export type CreateCarResult =
  | { readonly ok: true; readonly car: EditedCar; readonly created: boolean }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Record<string, string> }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Maximum length of a slug, without a number suffix. */
const maxSlugLength = 120

/** A unique slug from name and stock number, with a number suffix if taken. */
const slugFor = async (tx: Transaction, organisationId: string, text: string): Promise<string> => {
  const startsWith = freeSlug(text, { taken: new Set(), fallback: 'car', maxLength: maxSlugLength })
  const rows = await tx.car.findMany({ where: { organisationId, slug: { startsWith } }, select: { slug: true } })
  return freeSlug(text, { taken: new Set(rows.map(({ slug }) => slug)), fallback: 'car', maxLength: maxSlugLength })
}

const findByKey = async (tx: Transaction, organisationId: string, key: string): Promise<EditedCar | null> => {
  const existing = await tx.car.findFirst({ where: { organisationId, creationKey: key }, select: { id: true } })
  return existing && selectEditedCar(tx, existing.id)
}

/** Adds a car that a user entered (ENT-01 to ENT-06); returns errors by field if invalid. */
export const createCar = (scope: Scope, organisationId: string, creation: CarCreation): Promise<CreateCarResult> =>
  scope.transaction((tx) => createCarIn(tx, organisationId, creation))

/** The same inside a transaction. */
export const createCarIn = async (tx: Transaction, organisationId: string, creation: CarCreation): Promise<CreateCarResult> => {
  const { actor, key, status, preorder = false, siteIds, now, createdAt = now } = creation
  const organisation = await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } })
  if (!organisation) return { ok: false, reason: 'notFound' }
  // A lock per key: a form sent twice at once creates one car.
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`car:${organisationId}:${key}`}, 0))`
  const existing = await findByKey(tx, organisationId, key)
  if (existing) return { ok: true, car: existing, created: false }

  const entered = { ...blankEntry, ...(withCleanTexts(creation.entry) as NewCarEntry) }
  const financeLenders = pricedFigures(entered.financeLenders, {
    before: {},
    car: await pricedAtLocation(tx, { ...entered, organisationId }),
  })
  const entry: CarEntry = { ...entered, financeLenders, name: entered.name || carTitle(entered) }
  const car = { ...entry, status, reserved: false, preorder }
  const country = await organisationCountry(tx, organisationId)
  const fields: Record<string, string> = {
    ...wasPriceProblems(car, { asked: [], country }),
    ...carEntryProblems(car, {
      before: null,
      thisYear: new Date(now).getUTCFullYear(),
      country,
    }),
  }
  const place = await findCarLocation(tx, organisationId, entry.locationId, siteIds)
  if (!place) return { ok: false, reason: 'notFound' }
  const taken = fields.stockNumber
    ? null
    : await stockNumberProblem(tx, { organisationId, dealershipId: place.dealershipId, stockNumber: entry.stockNumber }, null)
  if (taken) fields.stockNumber = taken
  if (Object.keys(fields).length > 0) return { ok: false, reason: 'invalid', fields }

  const id = randomUUID()
  const slug = await slugFor(tx, organisationId, `${entry.name} ${entry.stockNumber}`)
  const { listingTitle, privateSuburb, privatePostcode, ...own } = car
  await insertCars(tx, organisationId, [
    {
      ...own,
      id,
      slug,
      makeSlug: toSlug(entry.make),
      modelSlug: toSlug(entry.model),
      views: 0,
      createdAt,
      soldAt: null,
      images: [],
      dealershipId: place.dealershipId,
    },
  ])
  await tx.car.updateMany({ where: { organisationId, id }, data: { creationKey: key, listingTitle, privateSuburb, privatePostcode } })
  const copiedFields = Object.entries(entry).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(blankEntry[field as keyof typeof blankEntry]),
  )
  const changes = Object.fromEntries(
    [...copiedFields, ['status', status] as const].map(([field, after]) => [field, { before: null, after }]),
  )
  await addCarHistory(tx, actor, [{ organisationId, carId: id, action: 'create', changes: changes as never, at: now }])
  await appendAudit(tx, {
    organisationId,
    actor,
    action: 'car.create',
    target: id,
    summary: `Added ${entry.name}`,
    detail: { stockNumber: entry.stockNumber, status } satisfies Prisma.InputJsonObject,
  })
  await notifyChange(tx, { kind: 'car', organisationId, carSlug: slug })
  const stored = await selectEditedCar(tx, id)
  if (!stored) throw new Error('A car that was just added is not there.')
  return { ok: true, car: stored, created: true }
}

interface CarUpdate extends Omit<CarChangeOptions, 'now'> {
  readonly carId: string
  /** The current instant, ISO in UTC; default: now. */
  readonly now?: string
}

/** Changes a car if valid, and notifies its sites (ENT-01 to ENT-06, CAR-05). */
export const updateCar = (scope: Scope, { carId, now = new Date().toISOString(), ...change }: CarUpdate): Promise<UpdateCarResult> =>
  scope.transaction((tx) => changeCar(tx, carId, { ...change, now }))

interface Duplication {
  readonly actor: Actor
  readonly carId: string
  /** Stock number of the copy; default: the first free one after the original's. */
  readonly stockNumber?: string
  readonly key: string
  readonly siteIds: readonly string[] | null
  readonly now: string
}

const nextNumber = async (tx: Transaction, organisationId: string, stockNumber: string): Promise<string> => {
  const base = stockNumber.replace(/-\d+$/, '').slice(0, 34)
  const rows = await tx.car.findMany({ where: { organisationId, stockNumber: { startsWith: base } }, select: { stockNumber: true } })
  const taken = new Set(rows.map((row) => row.stockNumber))
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}

const ownFacts = carAttributes.filter((field) => field.isOfOneVehicle)

/** Attributes without those of a single vehicle. */
const withoutOwnFacts = ({ variant, specifications }: Pick<CarEntry, 'variant' | 'specifications'>) => {
  const others = <Facts extends object>(facts: Facts, place: FieldStorage): Facts =>
    Object.fromEntries(
      Object.entries(facts).filter(([fact]) => !ownFacts.some(({ id, storedIn: location }) => location === place && id === fact)),
    ) as Facts
  return {
    ...Object.fromEntries(ownFacts.flatMap(({ id, storedIn: location }) => (location === 'ownColumn' ? [[id, null]] : []))),
    variant: others(variant, 'variant'),
    specifications: others(specifications, 'specifications'),
  }
}

/** Copies a car as a draft (ENT-01), without the data of a single vehicle, such as VIN, plate, odometer, photos, report and quote. */
export const duplicateCar = async (scope: Scope, { carId, stockNumber, ...rest }: Duplication): Promise<CreateCarResult> => {
  const found = await scope.transaction(async (tx) => {
    const car = await selectEditedCar(tx, carId)
    return car && { car, free: await nextNumber(tx, car.organisationId, car.stockNumber) }
  })
  if (!found) return { ok: false, reason: 'notFound' }
  const { car, free } = found
  return createCar(scope, car.organisationId, {
    ...rest,
    status: 'draft',
    preorder: car.preorder,
    entry: {
      ...toCarEntry(car),
      stockNumber: stockNumber ?? free,
      ...withoutOwnFacts(car),
      ...{ vin: null, km: null, historyFileKey: null, financeQuote: null, financeLenders: {} },
      ...{ marketPrices: {}, disclosure: {}, driveAwayBeforeCents: null, egcBeforeCents: null, customRank: 0 },
    },
  })
}
