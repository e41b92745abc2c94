import { addCars } from '@forecourt/data/testing/addCars'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { enteredOffer, enteredRecords } from '../testing/enteredRecords'

const world = testWorld()
const manager = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call
const organisationId = 'north-organisation'

const weekly = 'Drive it home for $89 a week. Our price is $29,990 plus on-road costs.'

const addOffer = (over: Partial<typeof enteredOffer>) =>
  manager().offers.create({ organisationId, key: crypto.randomUUID(), data: { ...enteredOffer, ...over } })

test('An offer whose text would stop a publish is refused when it is saved, at its field and with the law (LEG-02)', async () => {
  const refusal = await catchRefusal(addOffer({ description: weekly }))
  expect(refusal.detail.fields).toEqual({ description: expect.stringMatching(/^“\$89 a week”.*National Credit Code, s 164/) })
  const plain = await addOffer({ name: 'Mats with every Rio' })
  const change = { id: plain.id, expectedRevision: plain.revision, data: { ...enteredOffer, name: 'From $29,990 plus on-road costs' } }
  expect((await catchRefusal(manager().offers.update(change))).detail.fields).toEqual({
    name: expect.stringMatching(/plus on-road costs”.*Australian Consumer Law, s 48/),
  })
  const urgent = await catchRefusal(addOffer({ name: 'Lowest price guaranteed', description: 'Ends tonight!' }))
  expect(Object.keys(urgent.detail.fields ?? {}).toSorted()).toEqual(['description', 'name'])
})

test('An offer states an earlier price only if its cars were asked for it for a day (LEG-02)', async () => {
  const dayAgo = new Date(Date.parse(testNow) - 2 * 24 * 3_600_000).toISOString()
  await addCars(world.db, world.north, [{ id: 'rio', make: 'Kia', model: 'Rio', driveAwayCents: 2_799_000, createdAt: dayAgo }])
  const price = (before: string) => ({ name: `Was ${before}, now $25,990 drive away`, manufacturer: 'kia', modelName: 'Rio' })
  expect(await addOffer(price('$27,990'))).toMatchObject({ revision: 1 })
  for (const over of [
    price('$29,990'),
    { ...price('$27,990'), modelName: 'Stinger' },
    { ...price('$27,990'), manufacturer: null, modelName: null },
  ])
    expect((await catchRefusal(addOffer(over))).detail.fields).toEqual({ name: expect.stringMatching(/earlier price/) })
})

test('A warning doesn’t stop an offer, and neither does a finding that its only site accepted', async () => {
  expect(await addOffer({ name: 'Hurry in' })).toMatchObject({ revision: 1 })
  const accepted = { siteId: world.north.siteId, rule: 'best-price-claims', phrase: 'Lowest price guaranteed' }
  const reason = 'Prices of all yards are compared each morning; the sheets are kept.'
  await manager().compliance.waive({ ...accepted, reason, endsOn: '2026-06-10' })
  expect(await addOffer({ name: 'Lowest price guaranteed' })).toMatchObject({ revision: 1 })
})

test('A post is judged once it is published; its draft can be saved (LEG-02)', async () => {
  const data = { ...enteredRecords.post, body: weekly }
  const add = (state: 'draft' | 'published') =>
    manager().posts.create({ organisationId, key: crypto.randomUUID(), data: { ...data, title: `A ${state} text`, state } })
  expect(await add('draft')).toMatchObject({ revision: 1 })
  expect((await catchRefusal(add('published'))).detail.fields).toEqual({ body: expect.stringMatching(/National Credit Code/) })
})

test('A post that sells states an earlier price only if a car was asked for it for a day (LEG-02)', async () => {
  const dayAgo = new Date(Date.parse(testNow) - 2 * 24 * 3_600_000).toISOString()
  await addCars(world.db, world.north, [
    { id: 'picanto', make: 'Kia', model: 'Picanto', driveAwayCents: 2_199_000, createdAt: dayAgo },
    { id: 'rio-of-post', make: 'Kia', model: 'Rio', driveAwayCents: 2_399_000, createdAt: dayAgo },
  ])
  const post = (title: string) =>
    manager().posts.create({ organisationId, key: crypto.randomUUID(), data: { ...enteredRecords.post, title, state: 'published' } })
  expect(await post('Our Picanto was $21,990, now $19,990 drive away')).toMatchObject({ revision: 1 })
  expect(await post('$2,000 off our Picanto, now $19,990 drive away')).toMatchObject({ revision: 1 })
  for (const title of [
    'Our Picanto was $24,990, now $19,990 drive away',
    // Another model's price.
    'Our Picanto was $23,990, now $19,990 drive away',
    '$4,000 off our Picanto, now $19,990 drive away',
    '$20,000 off our Picanto, now $19,990 drive away',
  ])
    expect((await catchRefusal(post(title))).detail.fields).toEqual({ title: expect.stringMatching(/earlier price/) })
  // The history of a model is no advertisement of a saving.
  expect(await post('In 2017 the first Picanto was $14,990')).toMatchObject({ revision: 1 })
})
