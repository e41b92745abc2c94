import { expect, it } from 'vitest'
import { columnsByValues } from './columnsByValues'

const source = (...from: string[]) => ({ from, steps: [] })
const found = async (columns: Parameters<typeof columnsByValues>[0], values: Readonly<Record<string, readonly string[]>>) => {
  const all = await columnsByValues(columns, Object.keys(values), async (heading) => values[heading] ?? [])
  return Object.fromEntries(Object.entries(all).map(([column, { from }]) => [column, from[0]]))
}

it('a column with a short unknown heading, such as “px”, is a field if all of its values can only be of this field (ENT-01)', async () => {
  const values = {
    ...{ px: ['1199000', '26,990'], tr: ['CVT', 'Auto', ''], fu: ['P', 'D', 'H'], bd: ['Hatch', 'SUV'], cl: ['White', 'Red'] },
    ...{ 'v.T': ['A', 'M'] },
  }
  expect(await found({}, values)).toEqual({ price: 'px', transmission: 'tr', fuel: 'fu', body: 'bd', colour: 'cl' })
  expect(
    await found(
      {},
      { tr: ['CVT', 'trade'], fu: ['P', 'sold'], ser: ['Sport', 'on hold'], cl: ['White', 'Bob'], px: ['12', '5'], bd: [''] },
    ),
  ).toEqual({})
  expect(await found({ fuel: source('Fuel') }, { Fuel: ['Petrol'], fu: ['P'] })).toEqual({ fuel: 'Fuel' })
})

it('a column of units beside the odometer column is the odometer’s unit, whatever its heading is (ENT-01)', async () => {
  const columns = { km: source('odo') }
  expect(await found(columns, { odo: ['91022', '31044'], 'odo.u': ['km', 'mi'] })).toEqual({ km: 'odo', kmUnit: 'odo.u' })
  expect(await found(columns, { odo: ['91022', '31044'], 'odo.u': ['km', 'true'] })).toEqual({ km: 'odo' })
})

it('a column “Type” that names vehicles other than cars is the kind of vehicle, and one with types of a shop’s products is no field (ENT-01)', async () => {
  const columns = { carType: source('Type') }
  expect(await found(columns, { Type: ['CAR', 'TRAILER', 'BOAT', 'PARTS'] })).toEqual({ itemType: 'Type' })
  expect(await found(columns, { Type: ['simple', 'variable'] })).toEqual({})
  expect(await found(columns, { Type: ['Used', 'Demo'] })).toEqual({ carType: 'Type' })
})

it('“D/A” with amounts is the drive away price (ENT-01, CAR-14)', async () => {
  expect(await found({}, { 'D/A': ['44,990', '', 'TBA', '$21,490'] })).toEqual({ driveAwayPrice: 'D/A' })
  expect(await found({}, { 'D/A': ['Y', 'N'] })).toEqual({})
})

it('a “Price inc GST” with yes or no is no price (ENT-01, CAR-14)', async () => {
  const [prices, answers] = [
    ['24990', '', '19,990'],
    ['Y', 'N', ''],
  ]
  const headings = { price: source('Price inc GST', 'Price') }
  expect(await found(headings, { Price: prices, 'Price inc GST': answers })).toEqual({ price: 'Price' })
  expect(await found({ price: source('Price inc GST') }, { 'Price inc GST': answers })).toEqual({})
  expect(await found({ price: source('Price inc GST') }, { 'Price inc GST': prices })).toEqual({ price: 'Price inc GST' })
})

it('names of cars under “Description” are read as make, model and year, texts of advertisements are not (ENT-01)', async () => {
  const columns = { stockNumber: source('No'), comments: source('Description') }
  const names = ['2016 Toyota Corolla Axio', '2014 BMW 320i M Sport', '’17 Mazda CX-5']
  expect(await found(columns, { No: ['1', '2', '3'], Description: names })).toEqual({
    ...{ stockNumber: 'No', make: 'Description', model: 'Description', year: 'Description', badge: 'Description' },
  })
  const texts = ['Lovely car with one owner', 'Great value', '2016 Toyota Corolla']
  expect(await found(columns, { No: ['1', '2', '3'], Description: texts })).toEqual({ stockNumber: 'No', comments: 'Description' })
  const known = { ...columns, make: source('Make'), model: source('Model') }
  expect(await found(known, { Description: names })).toMatchObject({ comments: 'Description', make: 'Make' })
})
