import { addImage } from '@forecourt/data/images/addImage'
import { insertDealership } from '@forecourt/data/organisations/addDealership'
import { insertLocation } from '@forecourt/data/organisations/insertOrganisation'
import { insertUser } from '@forecourt/data/people/users/insertUser'
import { createSite } from '@forecourt/data/sites/createSite'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../auth/Session'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { everyCall, type Ids } from '../testing/everyCall'
import { byRouter, callPath, procedures } from '../testing/procedures'
import { sendLead } from '../testing/sendLead'
import { storedState } from '../testing/storedState'

const world = testWorld()
const mine = { siteId: 'mine-site', dealershipId: 'mine-dealership', carId: 'mine-car', locationId: 'mine-location' }
let theirs: Ids
let theirPicture = ''
let sharedPicture = ''

/** A member with every role of an organisation, each on one site that shows one of its two dealerships. */
const onMySite = (): Session => {
  const session = buildSession('groupManager', world.north.organisationId, mine.siteId)
  const [held] = session.roles
  const roles = ['groupManager', 'marketing', 'editor', 'sales', 'auditor'] as const
  return { ...session, roles: held ? roles.map((role) => ({ ...held, role })) : [] }
}

beforeAll(async () => {
  const { organisationId, siteId, carId, locationId } = world.north
  const { db } = world
  await db.platform.transaction(async (tx) => {
    const { dealershipId } = mine
    await insertDealership(tx, organisationId, { id: dealershipId, slug: 'mine', name: 'Mine', makes: [] })
    await insertLocation(tx, organisationId, buildLocation({ id: mine.locationId, slug: 'mine', name: 'Mine', dealershipId }))
    await insertCars(tx, organisationId, [
      buildCar({ id: mine.carId, slug: 'mine-car', stockNumber: 'mine-1', dealershipId, locationId: mine.locationId }),
    ])
    await insertUser(tx, {
      id: 'their-editor',
      email: 'their-editor@example.com',
      name: 'Their Editor',
      passwordHash: null,
      memberships: [{ role: 'editor', organisationId, siteId }],
    })
  })
  const made = await createSite(db.platform, {
    siteId: mine.siteId,
    organisationId,
    slug: 'mine',
    name: 'Mine',
    templateLayerId: 'template-plain',
    hosts: ['mine.localhost'],
    dealershipIds: [mine.dealershipId],
    values: { identity: { name: 'Mine', email: 'mine@example.com' } },
    actor: buildActor,
  })
  if (!made.ok) throw new Error(made.message)
  theirs = { organisationId, siteId, carId, locationId, userId: 'their-editor', ...(await sendLead(db, siteId, 'theirs')) }
  const picture = { name: 'Secret yard', alt: '', width: 4, height: 4, bytes: 4, focalX: 0.5, focalY: 0.5, actor: buildActor }
  const owner = { organisationId, layerId: null }
  theirPicture = (await addImage(db.platform, { ...picture, key: 'images/a/1.webp', owner, siteId }))?.id ?? ''
  sharedPicture = (await addImage(db.platform, { ...picture, name: 'Shared yard', key: 'images/a/2.webp', owner }))?.id ?? ''
})

// Calls on an organisation as a whole, or on the own account, name no record of the other site.
const inputJson = (path: string, ids: Ids) => JSON.stringify(everyCall[path]?.(ids))
const blank: Ids = { organisationId: 'x', siteId: 'x', carId: 'x', locationId: 'x', leadId: 'x', conversationId: 'x', userId: 'x' }
const targetingRecords = procedures.filter(
  ({ path }) =>
    inputJson(path, blank) !==
    inputJson(path, { ...blank, siteId: 'y', carId: 'y', locationId: 'y', leadId: 'y', conversationId: 'y', userId: 'y' }),
)

describe('A role on one site has no access to another site of the organisation (M4)', () => {
  test.each(byRouter(targetingRecords))('$router', async ({ procedures: ofRouter }) => {
    const before = await storedState(world.db)
    const answered: string[] = []
    for (const { path } of ofRouter) {
      const answer = callPath(createTestCaller(world.db, onMySite()).call, path, everyCall[path]?.(theirs))
      if (path === 'sites.getMany') expect(await answer).toEqual([])
      else {
        const { code } = await catchRefusal(answer)
        if (code !== 'NOT_FOUND' && code !== 'FORBIDDEN') answered.push(`${path} ${code}`)
      }
    }
    expect(answered).toEqual([])
    expect(await storedState(world.db)).toBe(before)
  })

  test.each(['stock', 'locations', 'leads', 'users', 'sites', 'images'])(
    '%s.getList contains nothing of the other site',
    async (resource) => {
      const list = (await callPath(createTestCaller(world.db, onMySite()).call, `${resource}.getList`, {})) as {
        data: { id: string }[]
        total: number
      }
      const forbidden = [theirs.siteId, theirs.carId, theirs.locationId, theirs.leadId, theirs.conversationId, theirs.userId, theirPicture]
      expect(list.data.map(({ id }) => id).filter((id) => forbidden.includes(id))).toEqual([])
      expect(list.data.length).toBe(list.total)
    },
  )

  test('A role on one site has access to the cars, counts and pictures of its own site', async () => {
    const { call } = createTestCaller(world.db, onMySite())
    expect((await call.stock.getList({})).data.map(({ id }) => id)).toEqual([mine.carId])
    expect(await call.stock.counts({})).toMatchObject({ total: 1, stages: { in_stock: 1, draft: 0 } })
    expect((await call.stock.update({ id: mine.carId, data: { driveAwayCents: 20_000_00 } })).id).toBe(mine.carId)
    expect((await call.images.getList({})).data.map(({ id }) => id)).toEqual([sharedPicture])
  })

  test.each([
    { name: 'another site’s', id: () => theirPicture },
    { name: 'the whole organisation’s', id: () => sharedPicture },
  ])('A role on one site can’t change a picture of $name', async ({ id }) => {
    const { call } = createTestCaller(world.db, onMySite())
    expect((await catchRefusal(call.images.update({ id: id(), data: { alt: 'Taken over' } }))).code).toBe('NOT_FOUND')
  })

  test('A manager of one site can’t require a second factor of the organisation', async () => {
    const { call } = createTestCaller(world.db, onMySite())
    const { organisationId } = world.north
    expect((await catchRefusal(call.users.requireTwoFactor({ organisationId, required: true }))).code).toBe('NOT_FOUND')
  })
})
