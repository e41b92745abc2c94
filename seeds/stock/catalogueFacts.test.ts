import { describe, expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import { scenarios } from '../scenarios'
import { generateStock } from './generateStock'
import { listMakes } from './listGradeChoices'
import { formerGrades } from './makes/formerGrades'

const now = Date.UTC(2026, 10, 20)
// Grades in New Zealand have other names and facts.
const plans = scenarios.flatMap(({ stock }) => stock).filter(({ region }) => region !== 'NZ')
const cars = [...plans.flatMap((plan) => generateStock(plan, now)), ...notableStock(Object.values(notableCars), plans, now)]
  .map(({ car }) => car)
  .filter(({ itemType }) => itemType === 'car')

type Seeded = (typeof cars)[number]

/** Facts of grades, from Australian press releases: every car that the pattern matches in these model years has them. */
const facts: readonly (readonly [name: RegExp, years: readonly [number, number], fact: Partial<Seeded>])[] = [
  [/Holden Commodore SS V/, [2014, 2015], { engineSizeLitres: 6, cylinders: 8, drive: 'RWD' }],
  [/Holden Commodore SS V/, [2016, 2017], { engineSizeLitres: 6.2, cylinders: 8, drive: 'RWD' }],
  [/Holden Captiva (Active|7 LS)/, [2014, 2018], { drive: 'FWD', seats: 7 }],
  [/BMW 1 Series/, [2016, 2019], { drive: 'RWD' }],
  [/BMW 1 Series/, [2020, 2026], { drive: 'FWD' }],
  [/BMW i4/, [2022, 2026], { doors: 5 }],
  [/Mercedes-Benz A-Class A200/, [2016, 2018], { engineSizeLitres: 1.6 }],
  [/Golf R$/, [2015, 2026], { drive: 'AWD' }],
  [/Golf (GTI|R-Line|Life|110TSI)/, [2015, 2026], { drive: 'FWD' }],
  [/Volkswagen (Polo|Golf|T-Roc|Tiguan) /, [2015, 2026], { fuel: 'Petrol - Premium Unleaded' }],
  [/Tiguan (110TSI|Life)/, [2016, 2026], { drive: 'FWD' }],
  [/Seltos GT-Line/, [2019, 2026], { drive: 'AWD' }],
  [/Sportage (Si|SLi|S|SX|SX Hybrid)$/, [2016, 2026], { drive: 'FWD' }],
  [/Tucson (Active|2\.0)$/, [2015, 2026], { drive: 'FWD' }],
  [/Kona Highlander/, [2017, 2020], { drive: 'AWD' }],
  [/Kona Highlander/, [2021, 2022], { drive: 'FWD' }],
  [/Santa Fe Active/, [2021, 2023], { drive: 'FWD', cylinders: 6 }],
  [/Lexus NX (250|200t|300) /, [2016, 2026], { drive: 'FWD' }],
  [/CR-V VTi-L7/, [2017, 2023], { seats: 7 }],
  [/Outlander PHEV/, [2015, 2021], { seats: 5 }],
  [/Pajero Sport GLX/, [2016, 2025], { seats: 5 }],
  [/Prado GX$/, [2014, 2026], { seats: 5 }],
  [/LandCruiser 300 (GX|GR Sport)$/, [2021, 2026], { seats: 5 }],
  [/LandCruiser 300 (GXL|Sahara)$/, [2021, 2026], { seats: 7 }],
  [/Pathfinder/, [2022, 2026], { seats: 8 }],
  [/Jimny Lite/, [2021, 2026], { simpleTransmission: 'Manual', transmission: '5 Speed Manual' }],
  [/HiLux WorkMate/, [2018, 2025], { engineSizeLitres: 2.4 }],
  [/HiLux/, [2026, 2026], { engineSizeLitres: 2.8 }],
]

describe('the facts of the demo stock', () => {
  it.each(facts)('every demo car like %s of %j has %j', (name, [first, last], fact) => {
    const found = cars.filter((car) => name.test(car.name) && car.year >= first && car.year <= last)
    for (const car of found) expect(car, car.name).toMatchObject(fact)
  })

  it('the facts are about cars of which the demo has most', () => {
    const shown = facts.filter(([name, [first, last]]) => cars.some((car) => name.test(car.name) && car.year >= first && car.year <= last))
    expect(shown.length).toBeGreaterThan(facts.length / 2)
  })

  it('a Focus ST is an automatic only from 2019, and a Swift Sport has six gears', () => {
    for (const { name, year, simpleTransmission, transmission } of cars) {
      if (/Focus ST\b/.test(name) && year < 2019) expect(simpleTransmission, name).toBe('Manual')
      if (/Swift Sport/.test(name) && simpleTransmission === 'Manual') expect(transmission, name).toBe('6 Speed Manual')
    }
  })

  it('no demo car of a make without cloth seats has them', () => {
    const clothless = /\b(Tesla|BYD|BMW|Mercedes-Benz|Lexus|Polestar|Volvo|Ioniq|EV6|Mach-E)\b/
    const seen = cars.filter(({ name, interiorColour }) => clothless.test(name) && interiorColour !== null)
    expect(seen.length).toBeGreaterThan(50)
    expect(seen.filter(({ interiorColour }) => interiorColour?.includes('cloth')).map(({ name }) => name)).toEqual([])
  })

  it('a grade above $115,000 when new has leather seats', () => {
    for (const { name, interiorColour } of cars)
      if (/Sahara|GR Sport$/.test(name) && interiorColour !== null) expect(interiorColour, name).toContain('leather')
  })

  /** Hybrids whose petrol engine has a turbocharger. */
  const turboHybrids = /Santa Fe|Tucson|Sorento|Sportage|Carnival|Palisade|Tank 300|e-Power|RX 500h|Vitara|XC60|Shark 6|X3/
  it('a turbocharged hybrid says so, and others don’t', () => {
    for (const make of listMakes(['car']))
      for (const { name, badges } of make.models) {
        const grades = [
          ...badges,
          ...(formerGrades[`${make.name} ${name}`] ?? []).flatMap((span) =>
            span.grades.flatMap((grade) => (grade ? [{ name: grade[0], engine: grade[2] }] : [])),
          ),
        ]
        for (const grade of grades)
          if (grade.engine.simpleFuel === 'Hybrid' || grade.engine.simpleFuel === 'PHEV')
            expect(grade.engine.isTurbo ?? false, `${name} ${grade.name}`).toBe(turboHybrids.test(`${name} ${grade.name}`))
      }
  })

  it('a demo car states five stars only if ANCAP gave its model five', () => {
    const others = /^20\d\d (BMW i4|Honda (CR-V|HR-V)|Hyundai (Palisade|Kona|Venue|i30 Sedan)|Suzuki Jimny|MG3|MG ZS|Nissan Patrol)/
    expect(cars.filter(({ name, variant }) => others.test(name) && variant.ancapRating !== undefined).map(({ name }) => name)).toEqual([])
    expect(cars.filter(({ variant }) => variant.ancapRating === 5).length).toBeGreaterThan(100)
  })

  it('a seven-year-old MU-X costs no more than the Prado of its grade', () => {
    const priced = (name: RegExp) => cars.flatMap((car) => (name.test(car.name) && car.carType === 'used' && car.priceCents ? [car] : []))
    for (const mux of priced(/Isuzu MU-X LS-T/))
      for (const prado of priced(/Prado (VX|Kakadu)/))
        if (prado.year >= mux.year && prado.km !== null && mux.km !== null && prado.km <= mux.km)
          expect(mux.priceCents ?? 0, mux.name).toBeLessThan(prado.priceCents ?? 0)
  })
})
