import { describe, expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import { scenarios } from '../scenarios'
import { generateStock } from './generateStock'

const day = 86_400_000
const anniversary = (iso: string, years: number) => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`

describe.each(['2026-03-18', '2026-11-20', '2026-12-31', '2027-02-15'])('warrants of fitness of stock seeded on %s', (today) => {
  const now = Date.parse(`${today}T01:30:00Z`)
  const plans = scenarios.flatMap(({ stock }) => stock).filter(({ region }) => region === 'NZ')
  const cars = [...plans.flatMap((plan) => generateStock(plan, now)), ...notableStock(Object.values(notableCars), plans, now)].map(
    ({ car }) => car,
  )
  const firstYear = ({ disclosure }: (typeof cars)[number]) => disclosure.firstRegisteredThere ?? disclosure.firstRegisteredHere ?? 0

  it('a warrant of fitness of a car in its first three years runs to the third anniversary of its first registration', () => {
    const young = cars.filter((car) => firstYear(car) > now / day / 365.25 + 1970 - 3)
    expect(young.length).toBeGreaterThan(5)
    for (const { name, complianceDate, disclosure } of young) {
      const { wofExpiry = '', firstRegisteredHere = 0 } = disclosure
      expect(wofExpiry.slice(0, 4), name).toBe(String(firstRegisteredHere + 3))
      expect(wofExpiry >= anniversary(complianceDate ?? '', 3), name).toBe(true)
    }
  })

  it('a warrant of fitness of an older car runs for at most twelve months, and every car has one', () => {
    const limit = new Date(now + 366 * day).toISOString().slice(0, 10)
    for (const car of cars) {
      const { wofExpiry = '' } = car.disclosure
      expect(wofExpiry > today, car.name).toBe(true)
      if (wofExpiry > limit) expect(wofExpiry.slice(0, 4), car.name).toBe(String(firstYear(car) + 3))
    }
  })
})
