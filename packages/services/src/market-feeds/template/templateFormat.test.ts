import type { Car } from '@forecourt/rules/entities/Car'
import { explain } from '@forecourt/rules/parts/explain'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { expect, it } from 'vitest'
import type { MarketCarContext } from '../MarketFormat'
import { marketWriter } from '../marketWriter'
import { marketTemplate } from './MarketTemplate'
import { templateFormat } from './templateFormat'

const context = (car: Partial<Car> = {}): MarketCarContext => ({
  car: buildCar({ stockNumber: 'S1', make: 'Kia', model: 'Rio', year: 2021, carType: 'used', ...car }),
  ...{ location: buildLocation({}), config: buildConfig({}), origin: 'https://harbour.example', now: '2026-06-01T02:00:00.000Z' },
  ...{ sharedVins: new Map(), storeCodes: {} },
})
const formatOf = (document: object) =>
  templateFormat('t1', 'Our Own File', marketTemplate.parse({ version: 1, layout: 'csv', ...document }))
const fieldOf = (field: object, car: Partial<Car> = {}) => formatOf({ fields: [{ name: 'It', ...field }] }).columns[0]?.value(context(car))

it.each<{ name: string; field: object; car?: Partial<Car>; value: unknown }>([
  { name: 'a car’s fact', field: { from: ['stock_number'] }, value: 'S1' },
  { name: 'the first fact with a value', field: { from: ['badge', 'model'] }, car: { badge: null }, value: 'Rio' },
  { name: 'several facts joined', field: { from: ['year', 'make', 'model'], join: ' ' }, value: '2021 Kia Rio' },
  { name: 'a fixed value', field: { constant: 'AU' }, value: 'AU' },
  { name: 'a fixed value in place of a missing fact', field: { from: ['badge'], constant: 'none' }, car: { badge: null }, value: 'none' },
  {
    name: 'a word from a lookup table',
    field: { from: ['condition'], steps: [{ do: 'lookup', table: { Used: 'U', New: 'N' } }] },
    value: 'U',
  },
  {
    name: 'a converted unit',
    field: { from: ['odometer_km'], steps: [{ do: 'times', factor: 0.001 }] },
    car: { km: 42_500 },
    value: '42.5',
  },
  {
    name: 'a date in the configured order',
    field: { from: ['registration_expiry'], steps: [{ do: 'date', order: 'dmy' }] },
    car: { regoExpiry: '2027-08-31' },
    value: '31/08/2027',
  },
  {
    name: 'one item of a list',
    field: { from: ['features'], steps: [{ do: 'split', by: ';', part: 2 }] },
    car: { standardEquipment: ['Sunroof', 'Tow bar'] },
    value: 'Tow bar',
  },
  {
    name: 'nothing for cars that do not match its condition',
    field: { from: ['price'], when: { fact: 'kind', is: ['caravan'] } },
    value: null,
  },
])('A field of a custom file contains $name (ENT-01)', ({ field, car, value }) => {
  expect(fieldOf(field, car)).toEqual(value)
})

const written = (document: object, car: Partial<Car> = {}) => {
  const format = formatOf(document)
  const writer = marketWriter(format)
  const row = writer.row(
    format.columns,
    format.columns.map(({ value }) => value(context(car))),
  )
  return `${writer.begin(format.columns)}${row}${writer.end}`
}
const fields = [
  { name: 'Ref', from: ['stock_number'] },
  { name: 'Extras', from: ['features'] },
]
const equipped = { standardEquipment: ['Sun|roof', 'Tow; bar'] }

it.each([
  [{ dialect: { separator: '|', between: ';' } }, 'Ref|Extras\r\nS1|"Sun|roof;Tow, bar"\r\n'],
  [{ dialect: { separator: '\t', headings: false, lineEnd: 'lf' } }, 'S1\t"Sun|roof;Tow, bar"\n'],
  [
    { layout: 'xml', dialect: { root: 'cars', item: 'car', lineEnd: 'lf' } },
    '<?xml version="1.0" encoding="UTF-8"?>\n<cars>\n<car><Ref>S1</Ref><Extras><item>Sun|roof</item><item>Tow; bar</item></Extras></car>\n</cars>\n',
  ],
  [{ layout: 'json' }, '[\n{"Ref":"S1","Extras":["Sun|roof","Tow; bar"]}\n]\n'],
])('A custom file has the configured dialect: %j (ENT-01)', (dialect, text) => {
  expect(written({ ...dialect, fields }, equipped)).toBe(text)
})

it('A custom file never contains a formula, and its template refuses invalid fields (ENT-01)', () => {
  expect(written({ fields: [{ name: 'Ref', constant: '=1+1' }] })).toContain("'=1+1")
  const faults = (document: object) => marketTemplate.safeParse({ version: 1, ...document }).error?.issues.map(({ message }) => message)
  expect(faults({ layout: 'xml', fields: [{ name: 'two words' }] })).toEqual(['“two words” can’t be used as an element name.'])
  expect(faults({ layout: 'csv', fields: [{ name: 'A' }, { name: 'A' }] })).toEqual(['“A” is used twice.'])
  expect(faults({ layout: 'csv', fields: [] })).toEqual(['Choose at least one field.'])
})

it('A custom file leaves out cars without a required fact, and says why (ENT-01)', () => {
  const { part } = formatOf({ fields, needs: ['vin'] })
  expect(explain(part, context({ vin: null })).because.map(({ message }) => message)).toEqual(['The car has no VIN.'])
})
