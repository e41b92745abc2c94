import { connect } from '@forecourt/data/migrate/connect'
import { listOutbox } from '@forecourt/data/outbox/listOutbox'
import { changeDraft, publishDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { type FakeAlgolia, fakeAlgolia } from '@forecourt/search/testing/fakeAlgolia'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminKeys } from '../search-index/adminKeys'
import { startWorker } from './startWorker'
import { workerOptions } from './testing/workerOptions'

const world = testWorld()
let algolia: FakeAlgolia
beforeAll(async () => {
  algolia = await fakeAlgolia()
})
afterAll(async () => {
  await algolia.stop()
})

const publish = async (search: object) => {
  await changeDraft(world.db.platform, world.north.siteId, (values) => ({ ...values, search }))
  await publishDraft(world.db.platform, world.north.siteId)
}
const run = (sql: string, values: unknown[] = []) => connect(world.ownerUrl, (client) => client.query(sql, values))
const work = (adminKeyOf: (appId: string) => string | null = () => 'an admin key') =>
  startWorker(workerOptions(world.urls, { hostedIndexes: { adminKeyOf, host: algolia.host } }))
const pollOptions = { timeout: 15_000 }

describe('A site’s hosted search index', { shuffle: false }, () => {
  describe('a hosted search index', () => {
    it('a hosted search index is set up and filled when a site starts to use it, then receives each change and removal (CFG-14, SRC-44)', async () => {
      const { carId } = world.north
      await publish({ appId: 'APP1', key: 'a'.repeat(32) })
      algolia.records.set('long-gone', { objectID: 'long-gone', organisation_id: world.north.organisationId })
      const worker = await work()
      await expect.poll(() => [...algolia.records.keys()], pollOptions).toEqual([carId])
      expect(algolia.records.get(carId)).toMatchObject({ price: 24_990, organisation_id: world.north.organisationId })
      expect(algolia.calls[0]).toMatchObject({ method: 'PUT', path: '/1/indexes/Car_production/settings', key: 'an admin key' })

      await run('update cars set drive_away_cents = 1990000 where id = $1', [carId])
      await expect.poll(() => algolia.records.get(carId)?.price, pollOptions).toBe(19_900)
      await run(`update cars set status = 'in_stock' where id = $1`, [`${carId}-draft`])
      await expect.poll(() => algolia.records.has(`${carId}-draft`), pollOptions).toBe(true)
      await run(`update cars set status = 'withdrawn' where id = $1`, [carId])
      await expect.poll(() => algolia.records.has(carId), pollOptions).toBe(false)
      expect(algolia.records.has(world.south.carId)).toBe(false)
      await worker.stop()
    })

    it('a hosted search index receives a refused update later, also after a missing key, with the reason recorded', async () => {
      const { carId } = world.north
      const failed = async () =>
        (await listOutbox(world.db.platform, { page: 1, perPage: 5 })).rows.map(({ lastError, status }) => [status, lastError])
      algolia.refuse(1)
      await run(`update cars set status = 'in_stock' where id = $1`, [carId])
      const refused = await work()
      await expect.poll(async () => (await failed())[0], pollOptions).toEqual(['pending', 'Invalid Application-ID or API key'])
      await refused.stop()
      await run(`update outbox set next_attempt_at = now() where status = 'pending'`)
      const keyless = await work(() => null)
      await expect
        .poll(async () => (await failed())[0], pollOptions)
        .toEqual(['pending', 'No key may write to APP1: set ALGOLIA_ADMIN_KEY'])
      await keyless.stop()
      await run(`update outbox set next_attempt_at = now() where status = 'pending'`)
      const worker = await work()
      await expect.poll(() => algolia.records.has(carId), pollOptions).toBe(true)
      await worker.stop()
    })

    it('a hosted search index receives no updates once the site stops using it', async () => {
      await publish({})
      algolia.calls.length = 0
      const worker = await work()
      await run('update cars set drive_away_cents = 1 where id = $1', [world.north.carId])
      await expect
        .poll(async () => (await listOutbox(world.db.platform, { page: 1, perPage: 50, filter: { status: 'pending' } })).total)
        .toBe(0)
      await worker.stop()
      expect(algolia.calls).toEqual([])
    })
  })

  describe('adminKeys', () => {
    it.each([
      { name: 'the key of the application first', variables: { ALGOLIA_ADMIN_KEY: 'all', ALGOLIA_ADMIN_KEY_APP1: 'own' }, key: 'own' },
      { name: 'the general key otherwise', variables: { ALGOLIA_ADMIN_KEY: 'all', ALGOLIA_ADMIN_KEY_APP2: 'other' }, key: 'all' },
      { name: 'no empty key', variables: { ALGOLIA_ADMIN_KEY_APP1: '' }, key: null },
    ])('adminKeys returns $name', ({ variables, key }) => {
      expect(adminKeys(variables as unknown as NodeJS.ProcessEnv)('app1')).toBe(key)
    })
  })
})
