import { expect, it } from 'vitest'
import { connect } from '../migrate/connect'
import { useWorld } from '../testing/useWorld'
import { changedStocks, type StockPosition } from './changedStocks'

const world = useWorld()
const start = async () => (await changedStocks(world.db, null)).position
/** A position after which nothing changed: transactions of other databases, too, hold it back until they end. */
const quietPosition = async () => {
  let position = await start()
  const since = async () => {
    position = await start()
    return (await changedStocks(world.db, position)).organisationIds
  }
  await expect.poll(since).toEqual([])
  return position
}
const raisePrice = (carId: string) => `update cars set drive_away_cents = drive_away_cents + 100 where id = '${carId}'`
const run = (sql: string) => connect(world.urls.owner, (client) => client.query(sql))

it('changedStocks names the organisations whose cars changed since a position', async () => {
  const position = await quietPosition()
  await run(raisePrice(world.north.carId))
  expect((await changedStocks(world.db, position)).organisationIds).toEqual([world.north.organisationId])
  await quietPosition()
})

it('changedStocks names an organisation whose transaction began before the position and ended after it', async () => {
  await quietPosition()
  const found = await connect(world.urls.owner, async (client) => {
    await client.query('begin')
    await client.query(raisePrice(world.south.carId))
    const position = await start()
    await run(raisePrice(world.north.carId))
    const during = await changedStocks(world.db, position)
    await client.query('commit')
    return { during, after: await changedStocks(world.db, during.position) }
  })
  expect(found.during.organisationIds).toEqual([world.north.organisationId])
  expect(found.after.organisationIds).toContain(world.south.organisationId)
})

it('changedStocks names no organisation in particular without a position, after half of the retention period, and for a position of another database', async () => {
  const position = await start()
  const tooOld = { ...position, at: new Date(Date.parse(position.at) - 13 * 3_600_000).toISOString() }
  const ofAnother = { ...position, horizon: '9000000000000' }
  for (const since of [null, tooOld, ofAnother] satisfies (StockPosition | null)[])
    expect((await changedStocks(world.db, since)).organisationIds).toBeNull()
})
