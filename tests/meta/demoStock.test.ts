import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { updateCar } from '@forecourt/data/stock/duplicateCar'
import { type ListedStockCar, listStock } from '@forecourt/data/stock/list/listStock'
import { stockCounts } from '@forecourt/data/stock/list/stockFacets'
import { carEntryProblems } from '@forecourt/rules/car/carEntryProblems'
import { wholeDays } from '@forecourt/rules/dates/calendarDate'
import { carAttention, carAttentions, stockAge, stockAges } from '@forecourt/rules/stock/carAttention'
import { carStage, carStages } from '@forecourt/rules/stock/carStage'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoNow } from './demoNow'

let db: Database
let cars: ListedStockCar[]

beforeAll(async () => {
  db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
  cars = []
  for (let page = 1, more = true; more; page++) {
    const { rows } = await listStock(db.platform, { page, perPage: 1000, sort: { field: 'stockNumber', order: 'ASC' } }, null, demoNow)
    cars.push(...rows)
    more = rows.length === 1000
  }
})
afterAll(() => db.close())

const unstated = { listingTitle: null, privateSuburb: null, privatePostcode: null }

describe('the cars of every demo dealer', () => {
  it('the cars of every demo dealer could each have been entered by hand: no rule finds a problem (ENT-01 to ENT-06)', () => {
    const context = { before: null, thisYear: new Date(demoNow).getUTCFullYear(), country: 'AU' } as const
    const wrong = cars.map((car) => ({ car: car.name, problems: carEntryProblems({ ...car, ...unstated }, context) }))
    expect(wrong.filter(({ problems }) => Object.keys(problems).length > 0)).toEqual([])
    expect(cars.length).toBeGreaterThan(500)
  })

  it('the cars of every demo dealer are counted by stage, age and attention as the rules count them (ENT-01)', async () => {
    const counts = await stockCounts(db.platform, {}, null, demoNow)
    const howMany = <Name extends string>(names: readonly Name[], is: (car: ListedStockCar, name: Name) => boolean) =>
      Object.fromEntries(names.map((name) => [name, cars.filter((car) => is(car, name)).length]))
    const inYard = ({ status }: ListedStockCar) => status === 'in_stock' || status === 'coming_soon'
    expect(counts).toEqual({
      total: cars.length,
      stages: howMany(carStages, (car, stage) => carStage(car) === stage),
      ages: howMany(stockAges, (car, age) => inYard(car) && stockAge(wholeDays(car.createdAt, demoNow)) === age),
      attention: howMany(carAttentions, (car, name) =>
        carAttention({ car, listedAt: car.listedAt, lastLeadAt: car.lastLeadAt, feedProblem: car.feedProblem, now: demoNow }).includes(
          name,
        ),
      ),
    })
  })

  it('the cars of every demo dealer are not written by a save without changes', async () => {
    const actor = { userId: null, name: 'Test' }
    for (const { id, organisationId, name, make, model, badge, year, ...car } of cars.filter((_, index) => index % 97 === 0)) {
      const { variant, specifications, disclosure, financeLenders, dealerComments, standardEquipment, km, tag, driveAwayCents } = car
      const facts = { variant, specifications, disclosure, financeLenders, standardEquipment, km, tag, driveAwayCents }
      const changes = { name, make, model, badge, year, ...facts, ...(dealerComments !== null && { dealerComments }) }
      const saved = await updateCar(db.forOrganisation(organisationId), { carId: id, changes, now: demoNow, actor })
      expect([name, saved.ok && saved.changed]).toEqual([name, false])
    }
  })
})
