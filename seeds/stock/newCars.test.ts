import { describe, expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import { scenarios } from '../scenarios'
import { generateStock } from './generateStock'

const day = 86_400_000
/** The site's default setting. */
const justArrivedDays = 8
const eightMonths = 245 * day

describe.each(['2026-03-18', '2026-11-20', '2026-12-31'])('new cars of stock seeded on %s', (today) => {
  const now = Date.parse(`${today}T01:30:00Z`)
  const plans = scenarios.flatMap(({ stock }) => stock)
  const cars = [...plans.flatMap((plan) => generateStock(plan, now)), ...notableStock(Object.values(notableCars), plans, now)].map(
    ({ car }) => car,
  )
  const gradeOf = ({ dealershipId, make, model, badge }: (typeof cars)[number]) => [dealershipId, make, model, badge].join(' ')
  const priced = cars.filter(({ priceCents }) => priceCents !== null)
  const newCars = priced.filter(({ carType }) => carType === 'new')

  it('new cars of one grade and year have one price per dealer', () => {
    const prices = new Map<string, Set<number | null>>()
    for (const car of newCars) {
      const key = `${gradeOf(car)} ${car.year}`
      prices.set(key, (prices.get(key) ?? new Set()).add(car.priceCents))
    }
    expect([...prices].filter(([, each]) => each.size > 1)).toEqual([])
    expect(newCars.length).toBeGreaterThan(prices.size)
  })

  it('new cars of an earlier year are cheaper than those of the same grade of a later year', () => {
    const pairs = newCars.flatMap((older) =>
      newCars.filter((newer) => newer.year > older.year && gradeOf(newer) === gradeOf(older)).map((newer) => ({ older, newer })),
    )
    expect(pairs.length).toBeGreaterThan(10)
    for (const { older, newer } of pairs) expect(older.priceCents ?? 0, older.name).toBeLessThan(newer.priceCents ?? 0)
  })

  it('demonstrators are cheaper than new cars of their grade and year, and so are used cars', () => {
    for (const fresh of newCars)
      for (const driven of priced.filter((car) => car.carType !== 'new' && car.year <= fresh.year && gradeOf(car) === gradeOf(fresh)))
        expect(driven.priceCents ?? 0, driven.name).toBeLessThan(fresh.priceCents ?? 0)
  })

  it('used vehicles are cheaper than demonstrators of their grade', () => {
    const used = priced.filter(({ carType }) => carType === 'used')
    const pairs = priced
      .filter(({ carType }) => carType === 'demo')
      .flatMap((demo) => used.filter((car) => gradeOf(car) === gradeOf(demo)).map((car) => ({ car, demo })))
    expect(pairs.length).toBeGreaterThan(5)
    for (const { car, demo } of pairs) expect(car.priceCents ?? 0, car.name).toBeLessThan(demo.priceCents ?? 0)
  })

  it('new cars that are on their way are of the current year', () => {
    const coming = cars.filter(({ carType, status, preorder }) => carType === 'new' && (status === 'coming_soon' || preorder))
    expect(coming.filter(({ year }) => year !== new Date(now).getUTCFullYear()).map(({ name }) => name)).toEqual([])
  })

  it('new cars that have just arrived were built at most about eight months ago', () => {
    const arrived = cars.filter(({ carType, preorder, createdAt }) => {
      return carType === 'new' && !preorder && now - Date.parse(createdAt) < justArrivedDays * day
    })
    expect(arrived.length).toBeGreaterThan(5)
    for (const { name, buildDate } of arrived) expect(now - Date.parse(buildDate ?? ''), name).toBeLessThan(eightMonths)
  })
})

it('cars of a generation that has ended are of its last year, and new ones of a run-out price', () => {
  const now = Date.parse('2026-11-20T01:30:00Z')
  const cars = scenarios.flatMap(({ stock }) => stock).flatMap((plan) => generateStock(plan, now).map(({ car }) => car))
  const cx5s = cars.filter(({ make, model }) => make === 'Mazda' && model === 'CX-5')
  expect(cx5s.filter(({ year }) => year > 2025).map(({ name }) => name)).toEqual([])
  const fresh = cx5s.filter(({ carType }) => carType === 'new')
  expect(fresh.length).toBeGreaterThan(0)
  expect(new Set(fresh.map(({ year }) => year))).toEqual(new Set([2025]))
  expect(fresh.filter(({ status, preorder }) => status === 'coming_soon' || preorder)).toEqual([])
})
