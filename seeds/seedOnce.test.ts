import { connect } from '@forecourt/data/migrate/connect'
import { type TestDatabase, testDatabase } from '@forecourt/data/testing/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedOnce } from './seedOnce'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const insert = (id: string) =>
  connect(test.ownerUrl, async (client) => {
    await client.query(`insert into organisations (id, slug, name) values ($1, $1, $1)`, [id])
  })
const organisations = async () =>
  (await connect(test.ownerUrl, (client) => client.query<{ id: string }>('select id from organisations order by id'))).rows.map(
    ({ id }) => id,
  )

describe('Seeding the demo', { shuffle: false }, () => {
  it('Seeding the demo restarts after an interruption, and leaves a finished seeding unchanged', async () => {
    const interrupted = seedOnce(test.ownerUrl, {
      seed: async () => {
        await insert('half')
        throw new Error('The plug was pulled')
      },
    })
    await expect(interrupted).rejects.toThrow('The plug was pulled')
    expect(await organisations()).toEqual(['half'])

    expect(await seedOnce(test.ownerUrl, { seed: () => insert('whole') })).toBe(true)
    expect(await organisations()).toEqual(['whole'])
    expect(await seedOnce(test.ownerUrl, { seed: () => insert('again') })).toBe(false)
    expect(await organisations()).toEqual(['whole'])

    expect(await seedOnce(test.ownerUrl, { reset: true, seed: () => insert('anew') })).toBe(true)
    expect(await organisations()).toEqual(['anew'])
  })

  it('Seeding the demo leaves a database unchanged that has data without a seeding', async () => {
    await connect(test.ownerUrl, (client) => client.query('delete from seedings'))
    expect(await seedOnce(test.ownerUrl, { seed: () => insert('demo') })).toBe(false)
    expect(await organisations()).toEqual(['anew'])
  })

  it('with onlyFinish, starts no seeding but finishes an interrupted one', async () => {
    const finish = () => seedOnce(test.ownerUrl, { onlyFinish: true, seed: () => insert('finished') })
    await connect(test.ownerUrl, (client) => client.query('delete from organisations'))
    expect(await finish()).toBe(false)
    await connect(test.ownerUrl, (client) => client.query('insert into seedings default values'))
    expect(await finish()).toBe(true)
    expect(await organisations()).toEqual(['finished'])
  })

  it('Seeding the demo seeds once when two processes start at the same time', async () => {
    await connect(test.ownerUrl, (client) => client.query('delete from organisations'))
    const results = await Promise.all([1, 2].map(() => seedOnce(test.ownerUrl, { seed: () => insert('one') })))
    expect(results.sort()).toEqual([false, true])
    expect(await organisations()).toEqual(['one'])
  })
})
