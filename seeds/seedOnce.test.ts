import { connect } from '@forecourt/data/migrate/connect'
import { type TestDatabase, testDatabase } from '@forecourt/data/testing/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOnce } from './seedOnce'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const sow = (id: string) =>
  connect(test.ownerUrl, async (client) => {
    await client.query(`insert into organisations (id, slug, name) values ($1, $1, $1)`, [id])
  })
const organisations = async () =>
  (await connect(test.ownerUrl, (client) => client.query<{ id: string }>('select id from organisations order by id'))).rows.map(
    ({ id }) => id,
  )

describe('Step by step', { shuffle: false }, () => {
  it('restarts an interrupted seeding, and leaves a finished one alone', async () => {
    const cutShort = seedOnce(test.ownerUrl, {
      seed: async () => {
        await sow('half')
        throw new Error('The plug was pulled')
      },
    })
    await expect(cutShort).rejects.toThrow('The plug was pulled')
    expect(await organisations()).toEqual(['half'])

    expect(await seedOnce(test.ownerUrl, { seed: () => sow('whole') })).toBe(true)
    expect(await organisations()).toEqual(['whole'])
    expect(await seedOnce(test.ownerUrl, { seed: () => sow('again') })).toBe(false)
    expect(await organisations()).toEqual(['whole'])

    expect(await seedOnce(test.ownerUrl, { reset: true, seed: () => sow('anew') })).toBe(true)
    expect(await organisations()).toEqual(['anew'])
  })

  it('leaves a database alone that has data without the demo', async () => {
    await connect(test.ownerUrl, (client) => client.query('delete from seedings'))
    expect(await seedOnce(test.ownerUrl, { seed: () => sow('demo') })).toBe(false)
    expect(await organisations()).toEqual(['anew'])
  })

  it('begins nothing where it is only to finish, and finishes what was begun', async () => {
    const finish = () => seedOnce(test.ownerUrl, { onlyFinish: true, seed: () => sow('finished') })
    await connect(test.ownerUrl, (client) => client.query('delete from organisations'))
    expect(await finish()).toBe(false)
    await connect(test.ownerUrl, (client) => client.query('insert into seedings default values'))
    expect(await finish()).toBe(true)
    expect(await organisations()).toEqual(['finished'])
  })

  it('seeds once when two start at once', async () => {
    await connect(test.ownerUrl, (client) => client.query('delete from organisations'))
    const results = await Promise.all([1, 2].map(() => seedOnce(test.ownerUrl, { seed: () => sow('one') })))
    expect(results.sort()).toEqual([false, true])
    expect(await organisations()).toEqual(['one'])
  })
})
