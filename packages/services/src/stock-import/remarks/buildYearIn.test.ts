import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'
import { buildYearIn, modelYearIn } from './buildYearIn'

it.each([
  ['2016 build', 2016],
  ['Built 2015, first registered 2019', 2015],
  ['Build date 06/2016', 2016],
  ['Built in March 2016', 2016],
  ['build: 2016', 2016],
  ['Compliance plate 07/2016', 2016],
  ['Compliance date: 2016', 2016],
  ['Complied 2016', 2016],
  ['2016 plate', 2016],
  ['2016 plated', 2016],
  ['2016 compliance', 2016],
  ['Manufactured 2016', 2016],
  ['Manufactured in 2016', 2016],
  ['Built 1/6/2016', 2016],
  ['Build year 2016', 2016],
  ['2016 built model', 2016],
])('“%s” names the year in which the car was built (ENT-01)', (text, year) =>
  expect(buildYearIn(`Tidy car. ${text}. Bluetooth.`)).toBe(year),
)

it.each([
  'Built 2000 km away',
  'Our business was built in 1998',
  'A family company built 1985',
  'Engine rebuilt 2016',
  'Engine built 2016',
  'Well built car',
  'First registered 2016',
  'Serviced in 2016',
  'Top of the 2016 range',
  'Number plates 2016',
  'Canopy built 2020',
  'New tyres 2016',
  'Built tough',
  'Built-in navigation',
  'Registration until 2026',
  'Build quality',
])('“%s” names none (ENT-01)', (text) => expect(buildYearIn(`Tidy car. ${text}. Bluetooth.`)).toBeNull())

it.each([
  ['This is the 2016 model', 2016],
  ['2016 model', 2016],
  ['2016 year model', 2016],
  ['MY16', 2016],
  ['MY16.5 upgrade pack', null],
  ['MY16.5', 2016],
  ['Late MY2016', 2016],
  ['2016MY', 2016],
  ['Model year 2016', 2016],
  ['model year: 2016', 2016],
  ['Better than the 2016 model', null],
  ['Unlike the 2016 model it has CarPlay', null],
  ['The 2016 model introduced CarPlay', null],
  ['In my 20 years', null],
  ['2019 Model 3', null],
  ['Serviced in 2016', null],
])('“%s” names the model year %s (ENT-01)', (text, year) => expect(modelYearIn(`Tidy car. ${text}. Bluetooth.`)).toBe(year))

const line = (more: object) => ({ stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2019', carType: 'Used', ...more })
const waits = (more: object) =>
  parseLine(line(more), '2026-06-01T02:00:00.000Z').problems.filter(({ column, effect }) => column === 'status' && effect === 'waits')

it.each([
  { buildDate: '06/2016' },
  { complianceDate: '07/2016' },
  { firstRegistered: '2016' },
  { comments: '2016 build' },
  { comments: 'Built 2015, first registered 2019' },
  { comments: 'This is the 2016 model' },
  { comments: 'MY16 with leather' },
])('a car waits whose year is contradicted by %o (ENT-01, CAR-05)', (more) => expect(waits(more)).toHaveLength(1))

it.each([
  { buildDate: '06/2018' },
  { complianceDate: '07/2019' },
  { complianceDate: '07/2023' },
  { firstRegistered: '2020' },
  { comments: '2018 build, 2019 plate' },
  { comments: 'Built 2019' },
  { comments: 'MY20, built in 2019' },
  { comments: 'The 2018 model' },
])('a car whose year agrees with %o within a year doesn’t wait (ENT-01)', (more) => expect(waits(more)).toEqual([]))

it.each(['built ', 'built in ', '2016 ', 'build date of '])(
  'the comments parser reads long comments in time proportional to their length: “%s”',
  (part) =>
    expect(
      isLinear(
        () => buildYearIn(part.repeat(20_000)),
        () => buildYearIn(part.repeat(40_000)),
      ),
    ).toBe(true),
)

it.each(['MY ', '2016 ', 'model year ', '2016 - '])('reads model years of long comments in linear time: “%s”', (part) =>
  expect(
    isLinear(
      () => modelYearIn(part.repeat(20_000)),
      () => modelYearIn(part.repeat(40_000)),
    ),
  ).toBe(true),
)
