import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import type { LineValues } from '../ColumnValues'
import { contradictedBy, factsNamed } from './namedFacts'

const automatic = { value: 'Automatic' as const, text: 'Automatic' }
const manual = { value: 'Manual' as const, text: 'Manual' }
const car: LineValues = {
  ...{ transmission: automatic, fuel: 'petrol', drive: 'FWD', seats: 5, doors: 5, body: 'hatch', carType: 'used' },
  km: { distance: 48_000, unit: 'km' },
}
const contradicted = (title: string, values: LineValues = {}) => contradictedBy(factsNamed(title), { ...car, ...values })

it.each<readonly [string, LineValues, string]>([
  ['2018 Mazda MX-5 6sp Manual', {}, 'transmission'],
  ['Kia Rio S Manual MY17', {}, 'transmission'],
  ['2019 Suzuki Swift six speed manual', {}, 'transmission'],
  ['Mazda 3 Neo 6MT', {}, 'transmission'],
  ['Toyota Hilux SR 5sp Man 4x4', { drive: '4WD' }, 'transmission'],
  ['Kia Rio Automatic', { transmission: manual }, 'transmission'],
  ['2016 Kia Rio S Auto', { transmission: manual }, 'transmission'],
  ['Golf R DSG', { transmission: manual }, 'transmission'],
  ['2020 Kia Cerato auto hatch', { transmission: manual }, 'transmission'],
  ['2022 Kia Niro EV', {}, 'fuel'],
  ['Hyundai Kona Electric Highlander', {}, 'fuel'],
  ['Kia Sportage SLi turbo diesel', {}, 'fuel'],
  ['Ford Ranger 2.0 petrol', { fuel: 'diesel' }, 'fuel'],
  ['Toyota Corolla Hybrid ZR', { fuel: 'diesel' }, 'fuel'],
  ['Outlander PHEV', { fuel: 'diesel' }, 'fuel'],
  ['Mazda CX-5 AWD', {}, 'drive'],
  ['Suzuki Vitara four wheel drive', {}, 'drive'],
  ['Audi Q3 quattro', {}, 'drive'],
  ['Nissan Navara 4x2', { drive: '4WD' }, 'drive'],
  ['Kia Sorento 7 seater', {}, 'seats'],
  ['Kia Cerato Koup 2 door', {}, 'doors'],
  ['Kia Cerato Sedan', {}, 'body'],
  ['Ford Mustang Convertible', {}, 'body'],
  ['Holden Commodore SS Ute', { body: 'sedan' }, 'body'],
  ['2026 Hyundai Venue DEMO', { carType: 'new', km: { distance: 9, unit: 'km' } }, 'carType'],
  ['Ex-demonstrator Kia Rio', { carType: 'new' }, 'carType'],
  ['Used 2018 Kia Rio', { carType: 'new' }, 'carType'],
  ['Brand New 2026 Kia Rio', {}, 'carType'],
  ['2024 Hyundai Kona demo', { carType: 'used' }, 'carType'],
  ['Kia Rio demonstrator', { carType: 'used' }, 'carType'],
  ['Kia Rio (ex-demo)', { carType: 'used' }, 'carType'],
  ['2026 Kia Rio (NEW)', { carType: 'demo' }, 'carType'],
  ['2026 Kia Rio - new', { carType: 'used' }, 'carType'],
  ['Certified pre-owned Kia Rio', { carType: 'demo' }, 'carType'],
  ['Kia Rio CPO', { carType: 'new' }, 'carType'],
  ['2026 NEW Kia Rio', { carType: 'demo' }, 'carType'],
  ['2026 Kia Rio runout NEW', { carType: 'used' }, 'carType'],
  ['Used 2025 Kia Rio', { carType: 'demo' }, 'carType'],
  ['Pre-owned Kia Rio', { carType: 'demo' }, 'carType'],
  ['Approved used Kia Rio', { carType: 'demo' }, 'carType'],
  ['Kia Rio 112,000 kms', {}, 'km'],
  ['Kia Rio only 9,800km', {}, 'km'],
  ['Kia Rio 90k kms', {}, 'km'],
])('the title “%s” contradicts a column (ENT-01, CAR-04, CAR-06)', (title, values, column) =>
  expect(contradicted(title, values)).toContain(column),
)

const agreeing: readonly (readonly [title: string, values?: LineValues])[] = [
  ['2018 Mazda 3 with owners manual'],
  ['Kia Rio, service manual included'],
  ['Kia Rio workshop manual and 2 keys'],
  ['Kia Rio sports automatic with manual mode'],
  ['Kia Rio tiptronic manual'],
  ['Kia Rio Android Auto', { transmission: manual }],
  ['Kia Rio auto lights', { transmission: manual }],
  ['Kia Rio automatic headlights', { transmission: manual }],
  ['Kia Rio 6 speed manual, automatic wipers', { transmission: manual }],
  ['Kia Rio electric windows'],
  ['Kia Rio electric tailgate'],
  ['Kia Rio Electric Blue'],
  ['Kia Rio EV charger cable not needed'],
  ['Kia Rio hybrid leather trim', { fuel: 'diesel' }],
  ['Toyota Corolla Hybrid'],
  ['Kia Rio petrol station discount', { fuel: 'diesel' }],
  ['Kia Rio diesel heater'],
  ['Kia Sportage AWD look'],
  ['Kia Rio 5 seats 5D hatch'],
  ['Kia Rio 4dr'],
  ['Toyota 2.2D 5 seat', { fuel: 'diesel', doors: 5 }],
  ['BMW 4 Series Gran Coupe', { body: 'sedan' }],
  ['Kia Rio demo drives welcome', { carType: 'new' }],
  ['Kia Rio, demo available', { carType: 'new' }],
  ['Kia Rio demonstrator', { carType: 'demo' }],
  ['Used demo Kia Rio', { carType: 'demo' }],
  ['New 2026 Kia Rio demo', { carType: 'demo' }],
  ['Kia Rio CPO', { carType: 'used' }],
  ['Kia Rio - as new'],
  ['Kia Rio NEW Tyres'],
  ['KIA RIO NEW SHAPE'],
  ['Kia Rio NEW tyres'],
  ['Kia Rio near new'],
  ['Kia Rio new shape'],
  ['Kia Rio (new tyres)'],
  ['New Kia Rio tyres'],
  ['Kia Rio brand new tyres'],
  ['Kia Rio 48,300 kms'],
  ['Kia Rio 47,000km'],
  ['Kia Rio serviced at 15,000 km'],
  ['Kia Rio 7 year 150,000km warranty'],
  ['Kia EV6 500 km range', { fuel: 'electric' }],
  ['Kia Rio'],
]

it.each(agreeing.map(([title, values = {}]) => ({ title, values })))('the title “$title” contradicts none (ENT-01)', ({ title, values }) =>
  expect(contradicted(title, values)).toEqual([]),
)

it.each(['manual ', '6 speed ', 'auto ', '4x4 ', '42,000 km ', 'new ', 'electric ', 'and '])(
  'a name is read in time proportional to its length: “%s”',
  (part) =>
    expect(
      isLinear(
        () => factsNamed(part.repeat(20_000)),
        () => factsNamed(part.repeat(40_000)),
      ),
    ).toBe(true),
)
