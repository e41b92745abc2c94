import { addCars } from '@forecourt/data/testing/addCars'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { ForecastedStock } from '@forecourt/services/forecast/forecastSiteStock'
import { expect, it } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { enteredOffer, enteredRecords } from '../testing/enteredRecords'

const world = testWorld()
const result = { checked: 9, rendered: 9, total: 9, found: 1, changed: 1, complete: true, bytes: 0, groups: [], tookMs: 40 }
const forecasted: ForecastedStock[] = []
const caller = (role: 'groupManager' | 'sales' = 'groupManager') =>
  createTestCaller(world.db, buildSession(role, world.north.organisationId), {
    forecastStock: async (stock) => {
      forecasted.push(stock)
      return result
    },
  }).call
const lower = { kind: 'price', by: 'amount', value: -50_000, roundTo: null, setsWasPrice: true } as const

it('A bulk change is forecast on the live sites, for users who may make it and for their cars (CFG-12, CAR-16)', async () => {
  const { organisationId, siteId } = world.north
  await addCars(world.db, world.north, [{ id: 'rio' }])
  const cars = [{ id: 'rio', revision: 1 }]
  const { sites, left } = await caller().stock.forecast({ organisationId, cars, change: lower })
  expect(sites).toMatchObject([{ siteId, forecast: result }])
  expect(left).toBe(0)
  expect(forecasted).toMatchObject([{ siteId, change: { kind: 'cars', cars, change: lower } }])
  // A dealer's list has no filter for the business.
  expect((await caller().stock.forecast({ organisationId: null, cars, change: lower })).sites).toMatchObject([{ siteId }])
  const others = [{ id: world.south.carId, revision: 1 }]
  expect((await catchRefusal(caller().stock.forecast({ organisationId, cars: others, change: lower }))).code).toBe('NOT_FOUND')
  expect((await catchRefusal(caller('sales').stock.forecast({ organisationId, cars, change: lower }))).code).toBe('FORBIDDEN')
})

it('An import is forecast from the rows of its file (CFG-12, ENT-01)', async () => {
  const { organisationId, dealershipId, locationId, siteId } = world.north
  const feeds = caller().feeds
  const source = { kind: 'upload' } as const
  const { id } = await feeds.create({
    ...{ organisationId, dealershipId, firstIsHeld: false },
    data: { name: 'DMS', locationId, source, mapping: null, priceType: 'egc', schedule: null, maxWithdrawnPercent: 20, paused: false },
  })
  const data = Buffer.from('Stock number,Make,Model,Year,Price\nA1,Kia,Rio,2020,15990\n').toString('base64')
  const held = await feeds.upload({ id, name: 'stock.csv', data, mode: 'hold', isWhole: false })
  const runId = held.run?.id ?? ''
  const forecast = await feeds.forecast({ id, runId })
  expect(forecast?.sites).toMatchObject([{ siteId, forecast: result }])
  const change = forecasted.at(-1)?.change
  expect(change).toMatchObject({ kind: 'import', feedId: id, isWhole: false })
  expect(change?.kind === 'import' && change.batches.reduce((sum, { rows }) => sum + rows, 0)).toBe(1)
})

it('The publication of a location’s draft is forecast, for users who may publish it (CFG-12)', async () => {
  const { locationId, siteId } = world.north
  const { sites } = await caller().locations.forecast({ id: locationId, expectedRevision: 1 })
  expect(sites).toMatchObject([{ siteId, forecast: result }])
  expect(forecasted.at(-1)?.change).toEqual({ kind: 'location', id: locationId, revision: 1, siteIds: null })
  expect((await catchRefusal(caller().locations.forecast({ id: world.south.locationId, expectedRevision: 1 }))).code).toBe('NOT_FOUND')
  expect((await catchRefusal(caller('sales').locations.forecast({ id: locationId, expectedRevision: 1 }))).code).toBe('FORBIDDEN')
})

it('Unsaved values of a record are forecast, for users who may edit it (CFG-12, ENT-11, ENT-26)', async () => {
  const { organisationId, siteId } = world.north
  const considered = { organisationId, id: null, values: { ...enteredOffer } }
  expect((await caller().offers.forecast(considered)).sites).toMatchObject([{ siteId, forecast: result }])
  expect(forecasted.at(-1)?.change).toMatchObject({
    ...{ kind: 'record', resource: 'offers', id: null, values: { name: enteredOffer.name }, siteIds: null },
  })
  const foreign = { ...considered, organisationId: world.south.organisationId }
  expect((await catchRefusal(caller().offers.forecast(foreign))).code).toBe('NOT_FOUND')
  const lender = { organisationId, id: null, values: { ...enteredRecords.lender } }
  expect((await caller().lenders.forecast(lender)).sites).toMatchObject([{ siteId, forecast: result }])
  expect(forecasted.at(-1)?.change).toMatchObject({ kind: 'record', resource: 'lenders', values: { name: enteredRecords.lender.name } })
  expect((await catchRefusal(caller('sales').lenders.forecast(lender))).code).toBe('FORBIDDEN')
})
