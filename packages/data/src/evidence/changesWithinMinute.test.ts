import { expect, it } from 'vitest'
import { useWorld as testWorld } from '../testing/useWorld'
import { changesWithinMinute } from './changesWithinMinute'

const world = testWorld()
const minute = '2031-03-03T04:07:00.000Z'

/** Entries of the history at chosen seconds of the minute: a test can’t wait for a full one. */
const record = (entries: readonly (readonly [table: string, key: string, time: string])[]) =>
  world.db.platform.transaction(async (tx) => {
    for (const [tableName, key, time] of entries)
      await tx.rowHistory.create({
        data: {
          organisationId: world.north.organisationId,
          tableName,
          key,
          at: new Date(`2031-03-03T${time}Z`),
          before: { live_version: 1 },
        },
      })
  })

it('the seconds of a minute in which the version, the car or a lender changed are named by the next second (CFG-12)', async () => {
  const { organisationId, siteId, carId } = world.north
  await record([
    ['cars', carId, '04:07:13.319'],
    ['car_images', `${carId}|1`, '04:07:13.400'],
    ['cars', 'another', '04:07:20.000'],
    ['lenders', 'l', '04:07:41.000'],
    ['sites', siteId, '04:07:59.900'],
    ['sites', 'another', '04:07:05.000'],
    ['cars', carId, '04:08:00.100'],
    ['cars', carId, '04:06:59.900'],
  ])
  const ask = (at: string, car: string | null) => changesWithinMinute(world.db, { organisationId, siteId, carId: car, at })
  expect(await ask(minute, carId)).toEqual([
    { at: '2031-03-03T04:07:14.000Z', what: ['the photos', 'the car'] },
    { at: '2031-03-03T04:07:42.000Z', what: ['a lender'] },
    { at: '2031-03-03T04:08:00.000Z', what: ['the published version'] },
  ])
  expect((await ask(minute, null)).map(({ at }) => at)).toContain('2031-03-03T04:07:21.000Z')
  expect(await ask('2031-03-03T04:07:14.000Z', carId)).toEqual([])
})
