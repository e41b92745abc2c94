import { expect, it } from 'vitest'
import { parseLine } from '../parseLine'

const car = { stockNumber: 'A1', make: 'Kia', model: 'Rio', year: '2021', carType: 'Used', km: '38000' }
const read = (cells: object) => parseLine({ ...car, ...cells }, '2026-06-01T02:00:00.000Z', 'egc')

it.each([
  [{ fuel: 'Electric', transmission: 'Manual' }, ['transmission', 'fuel']],
  [{ fuel: 'Electric', engine: '2.0' }, ['fuel', 'engine']],
  [{ fuel: 'Electric', cylinders: '4' }, ['fuel', 'cylinders']],
  [{ make: 'Nissan', model: 'Leaf', fuel: 'Petrol' }, ['fuel']],
  [{ make: 'Tesla', model: 'Model 3', fuel: 'Electric', transmission: '6 Speed Manual' }, ['transmission', 'fuel']],
  [{ model: 'Niro EV', fuel: 'Petrol' }, ['fuel']],
  [{ series: 'Electric', fuel: 'Diesel' }, ['fuel']],
  [{ badge: 'GTI DSG', transmission: 'Manual' }, ['transmission']],
  [{ series: 'CVT', transmission: 'Manual' }, ['transmission']],
  [{ badge: 'ST 6sp Man', transmission: 'Automatic' }, ['transmission']],
  [{ fuel: 'Petrol', engine: 'Electric motor' }, ['fuel']],
] as const)('%j: what contradicts another column is not advertised (ENT-01, CAR-04, CAR-06)', (cells, columns) => {
  const { values, problems } = read(cells)
  for (const column of columns) expect(values[column]).toBeUndefined()
  expect(problems.map(({ column }) => column)).toEqual(expect.arrayContaining([...columns]))
})

it.each([
  [{ carType: 'New', km: '40,000' }],
  [{ carType: 'New', year: '2023', km: '9', firstRegistered: '2023' }],
  [{ carType: 'New', year: '2026', km: '9', regoExpiry: '31/03/2024' }],
  [{ carType: 'New', year: '2026', km: '9', badge: 'Demo' }],
])('%j: a new car that was used before waits (ENT-01)', (cells) =>
  expect(read(cells).problems).toEqual(expect.arrayContaining([expect.objectContaining({ column: 'carType', effect: 'waits' })])),
)

it('columns that agree are advertised (ENT-01)', () => {
  expect(read({ fuel: 'Electric', transmission: '1 speed', engine: '0', cylinders: '0' }).values).toMatchObject({ fuel: 'electric' })
  expect(read({ carType: 'New', year: '2026', km: '9', regoExpiry: '31/03/2027' }).values.carType).toBe('new')
  expect(read({ make: 'Hyundai', model: 'Kona', fuel: 'Petrol' }).values.fuel).toBe('petrol')
})
