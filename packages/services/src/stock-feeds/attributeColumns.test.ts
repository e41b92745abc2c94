import { expect, it } from 'vitest'
import { parseRecords } from './parseRecords'

const head = 'SKU,Name,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 2 name,Attribute 2 value(s)'
const read = async (rows: readonly string[]) => {
  const { headings, batches } = await parseRecords(Buffer.from([head, ...rows].join('\n')))
  const cars: (string | undefined)[][] = []
  for await (const batch of batches) for (const { values } of batch) cars.push(headings.map((heading) => values.get(heading)))
  return { headings, cars }
}

it('attributes of products are columns by their names, whichever place they have in a row (ENT-01)', async () => {
  const rows = [
    'I1,Kia Rio,Transmission,Automatic,1,Kilometres,"68,000"',
    'I2,Kia Rio,kilometres,"88,000",1,Transmission,Manual',
    'I3,Kia Rio,,,,,',
  ]
  expect(await read(rows)).toEqual({
    headings: ['SKU', 'Name', 'Transmission', 'Kilometres'],
    cars: [
      ['I1', 'Kia Rio', 'Automatic', '68,000'],
      ['I2', 'Kia Rio', 'Manual', '88,000'],
      ['I3', 'Kia Rio', undefined, undefined],
    ],
  })
})

it('an attribute with the name of a column repeats it (ENT-01)', async () => {
  expect((await read(['I1,Kia Rio,name,Kia Cerato,1,,'])).headings).toEqual(['SKU', 'Name', 'name (2)'])
})

it('attributes that a car has twice, or that are too many, stay in their columns (ENT-01)', async () => {
  expect((await read(['I1,Kia Rio,Colour,Red,1,colour,Blue'])).headings).toHaveLength(7)
  expect((await read(Array.from({ length: 61 }, (_, index) => `I${index},Kia Rio,Name ${index},x,1,,`))).headings).toHaveLength(7)
})
