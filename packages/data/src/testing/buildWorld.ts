import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Actor } from '../Actor'
import type { Database } from '../createDatabase'
import { insertLayer } from '../layers/insertLayer'
import { insertDealership } from '../organisations/addDealership'
import { insertLocation, insertOrganisation, insertReviews } from '../organisations/insertOrganisation'
import { insertUser } from '../people/users/insertUser'
import { publishSite } from '../publishing/publishSite'
import { createSite } from '../sites/createSite'
import { insertCars } from '../stock/insertCars'

/** Ids of one organisation in the test world. */
export interface WorldSide {
  readonly organisationId: string
  readonly dealershipId: string
  readonly locationId: string
  readonly siteId: string
  readonly host: string
  /** In stock, with photos. */
  readonly carId: string
  readonly carSlug: string
  readonly userId: string
  readonly email: string
}

export interface World {
  readonly north: WorldSide
  readonly south: WorldSide
}

export const buildActor: Actor = { userId: null, name: 'Test' }

const sideNamed = (name: string): WorldSide => ({
  organisationId: `${name}-organisation`,
  dealershipId: `${name}-dealership`,
  locationId: `${name}-location`,
  siteId: `${name}-site`,
  host: `${name}.localhost`,
  carId: `${name}-car`,
  carSlug: `${name}-car`,
  userId: `${name}-user`,
  email: `${name}@example.com`,
})

const insertSide = (db: Database, name: string, side: WorldSide) =>
  db.platform.transaction(async (tx) => {
    const { organisationId, dealershipId, locationId, carId, carSlug } = side
    await insertOrganisation(tx, { id: organisationId, slug: name, name: `${name} Motors` })
    await insertDealership(tx, organisationId, {
      id: dealershipId,
      slug: `${name}-dealership`,
      name: `${name} Dealership`,
      makes: ['Toyota'],
    })
    await insertLocation(
      tx,
      organisationId,
      buildLocation({
        id: locationId,
        slug: `${name}-location`,
        name: `${name} Location`,
        dealershipId,
        email: `${name}-sales@example.com`,
      }),
    )
    await insertReviews(tx, organisationId, [
      {
        id: `${name}-review`,
        customerName: 'Ana',
        text: 'Friendly people.',
        rating: 5,
        reviewDate: '2026-05-01',
        replyText: null,
        replyDate: null,
        imageKey: null,
        locationId,
      },
    ])
    await insertCars(tx, organisationId, [
      buildCar({ id: carId, slug: carSlug, stockNumber: `${name}-1`, dealershipId, locationId }),
      buildCar({ id: `${carId}-draft`, slug: `${carSlug}-draft`, stockNumber: `${name}-2`, status: 'draft', dealershipId, locationId }),
    ])
    await insertUser(tx, {
      id: side.userId,
      email: side.email,
      name: `${name} Person`,
      passwordHash: null,
      memberships: [{ role: 'groupManager', organisationId }],
    })
  })

const publishFirst = async (db: Database, name: string, { organisationId, siteId, host }: WorldSide) => {
  const values = { identity: { name: `${name} Motors`, email: `${name}@example.com` } }
  const made = await createSite(db.platform, {
    siteId,
    organisationId,
    slug: name,
    name: `${name} Motors`,
    templateLayerId: 'template-plain',
    hosts: [host],
    values,
    actor: buildActor,
  })
  if (!made.ok) throw new Error(made.message)
  const published = await publishSite(db.platform, { siteId, note: 'First', expectedRevision: 1, expectedVersion: null, actor: buildActor })
  if (!published.ok) throw new Error(JSON.stringify(published))
}

/** Two separate organisations, each with a live site, a car in stock, a draft car and a user. */
export const buildWorld = async (db: Database): Promise<World> => {
  const world = { north: sideNamed('north'), south: sideNamed('south') }
  await db.platform.transaction(async (tx) => {
    await insertLayer(tx, { id: 'platform', kind: 'platform', slug: 'platform', name: 'Platform', schemaVersion, values: {}, locks: [] })
    await insertLayer(tx, {
      id: 'template-plain',
      kind: 'template',
      slug: 'plain',
      name: 'Plain',
      schemaVersion,
      values: {},
      locks: ['/identity/country'],
    })
  })
  for (const [name, side] of Object.entries(world)) {
    await insertSide(db, name, side)
    await publishFirst(db, name, side)
  }
  return world
}
