import { describe, expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { comparison } from './comparison'

const now = '2026-03-11T03:30:00.000Z'
const compare = (...cars: Parameters<typeof buildCar>[0][]) => comparison(cars.map(buildCar), buildConfig(), now)
const findRow = (groups: ReturnType<typeof compare>, label: string) => groups.flatMap(({ rows }) => rows).find((row) => row.label === label)

describe('the table of compared cars (FAV-02)', () => {
  it.each([
    {
      name: 'equal',
      cars: [{ seats: 5 }, { seats: 5 }],
      row: { label: 'Seats', values: ['5', '5'], differs: false, standsOut: [false, false] },
    },
    {
      name: 'different',
      cars: [{ seats: 5 }, { seats: 7 }],
      row: { label: 'Seats', values: ['5', '7'], differs: true, standsOut: [true, true] },
    },
    {
      name: 'known for one car only',
      cars: [{ seats: 5 }, { seats: null }],
      row: { label: 'Seats', values: ['5', null], differs: false, standsOut: [false, false] },
    },
    {
      name: '0, which is unknown',
      cars: [{ seats: 5 }, { seats: 0 }],
      row: { label: 'Seats', values: ['5', null], differs: false, standsOut: [false, false] },
    },
    { name: 'unknown for all cars', cars: [{ seats: null }, { seats: null }], row: undefined },
    { name: 'of one car alone', cars: [{ seats: 5 }], row: { label: 'Seats', values: ['5'], differs: false, standsOut: [false] } },
    {
      name: 'different in the last of four',
      cars: [{ seats: 5 }, { seats: 5 }, { seats: 5 }, { seats: 2 }],
      row: { label: 'Seats', values: ['5', '5', '5', '2'], differs: true, standsOut: [false, false, false, true] },
    },
    {
      name: 'shared by two of four, and unique to each of the others',
      cars: [{ seats: 5 }, { seats: 7 }, { seats: 5 }, { seats: 2 }],
      row: { label: 'Seats', values: ['5', '7', '5', '2'], differs: true, standsOut: [false, true, false, true] },
    },
    {
      name: 'half and half',
      cars: [{ seats: 5 }, { seats: 7 }, { seats: 5 }, { seats: 7 }],
      row: { label: 'Seats', values: ['5', '7', '5', '7'], differs: true, standsOut: [false, false, false, false] },
    },
    {
      name: 'different for each car',
      cars: [{ seats: 5 }, { seats: 7 }, { seats: 2 }],
      row: { label: 'Seats', values: ['5', '7', '2'], differs: true, standsOut: [false, false, false] },
    },
  ])('the table of compared cars has a row for a fact that is $name', ({ cars, row }) =>
    expect(findRow(compare(...cars), 'Seats')).toEqual(row),
  )

  it('the table of compared cars is empty without cars', () => expect(compare()).toEqual([]))

  it('the table of compared cars lists the features of each car, and leaves cars without recorded features empty', () => {
    const groups = compare(
      { standardEquipment: ['Sunroof', ' Tow bar ', ''] },
      { standardEquipment: ['Tow bar'] },
      { standardEquipment: [' '] },
    )
    expect(groups.find(({ heading }) => heading === 'Features')?.rows).toEqual([
      { label: 'Sunroof', values: ['Yes', 'Not listed', null], differs: true, standsOut: [true, true, false] },
      { label: 'Tow bar', values: ['Yes', 'Yes', null], differs: false, standsOut: [false, false, false] },
    ])
  })

  it.each([
    { label: 'Odometer', cars: [{ km: 10 }, { km: 20 }] },
    { label: 'Built', cars: [{ buildDate: '2020-01-01' }, { buildDate: '2021-01-01' }] },
    { label: 'Price', cars: [{ priceCents: 100_000_00 }, { priceCents: 200_000_00 }] },
  ])('the table of compared cars doesn’t highlight $label, which differs between any two cars', ({ label, cars }) => {
    expect(findRow(compare(...cars), label)).toMatchObject({ differs: true, standsOut: [false, false] })
  })

  it('the table of compared cars says “Does not apply” for cylinders of an electric car and the transmission of a caravan', () => {
    const cars = [{ cylinders: 4 }, { cylinders: null, variant: {} }, { simpleFuel: 'Electric', cylinders: null, variant: {} }] as const
    expect(findRow(compare(...cars), 'Cylinders')?.values).toEqual(['4', null, 'Does not apply'])
    expect(findRow(compare({}, { itemType: 'caravan' }), 'Transmission')?.values[1]).toBe('Does not apply')
  })

  it('the table of compared cars says “Does not apply” for a petrol vehicle’s range and an electric one’s engine, for motorcycles as for cars', () => {
    const petrol = { itemType: 'motorcycle', fuel: 'Petrol', simpleFuel: null, engineSizeLitres: 0.65, colour: 'Red', variant: {} } as const
    const electric = {
      itemType: 'motorcycle',
      fuel: 'Electric',
      simpleFuel: 'Electric',
      engineSizeLitres: null,
      colour: null,
      variant: { rangeKm: 180, batteryKwh: 15 },
    } as const
    const groups = compare(petrol, electric, { ...electric, variant: {} })
    expect(findRow(groups, 'Range')?.values).toEqual(['Does not apply', '180 km when new', null])
    expect(findRow(groups, 'Battery')?.values).toEqual(['Does not apply', '15 kWh', null])
    expect(findRow(groups, 'Engine size')?.values.slice(1)).toEqual(['Does not apply', 'Does not apply'])
    expect(findRow(groups, 'Colour')?.values).toEqual(['Red', null, null])
  })

  it('the table of compared cars leaves the range of a plug-in hybrid and of a car with unknown fuel empty', () => {
    const unknown = { fuel: '', simpleFuel: null, engineSizeLitres: null, cylinders: null, variant: {} } as const
    const groups = compare({ simpleFuel: 'Electric', variant: { rangeKm: 400 } }, { simpleFuel: 'PHEV', variant: {} }, unknown)
    expect(findRow(groups, 'Range')?.values).toEqual(['400 km when new', null, null])
  })

  it('the table of compared cars leaves out VIN, rego and stock number', () => {
    const groups = compare({}, {})
    for (const label of ['VIN', 'Rego', 'Stock number']) expect(findRow(groups, label)).toBeUndefined()
  })

  it('the table of compared cars shows no price for a sold car (CAR-04)', () => {
    expect(findRow(compare({}, { status: 'sold' }), 'Price')).toMatchObject({ values: ['$24,990 drive away', 'Sold'] })
  })

  it('the table of compared cars always shows a weekly figure with its rates (CAR-23)', () => {
    const manual = buildLender({ paymentWeekCents: 12_300 })
    const groups = comparison([buildCar({ financeLenders: { manual } }), buildCar()], buildConfig({ finance: { provider: 'manual' } }), now)
    expect(findRow(groups, 'Weekly*')?.values).toEqual([expect.stringMatching(/\$123.*6\.29%.*8\.19%/), 'Does not apply'])
  })

  it.each([
    { name: 'a caravan’s length', cars: [{ itemType: 'caravan', specifications: { bodyLength: 22 } }] as const, label: 'Body length' },
    { name: 'a car’s engine', cars: [{ engineSizeLitres: 2.5, variant: { engineSizeLitres: 2.5 } }], label: 'Engine size' },
  ])('the table of compared cars shows $name only once, not in both key facts and specifications', ({ cars, label }) => {
    const groups = compare(...cars)
    expect(groups.find(({ heading }) => heading === 'Specifications')?.rows.map((row) => row.label) ?? []).not.toContain(label)
    const [row] =
      groups.find(({ heading }) => heading === 'Key facts')?.rows.filter((fact) => fact.label.startsWith(label.slice(0, 6))) ?? []
    expect(row?.values[0]).not.toBeNull()
  })

  it('the table of compared cars compares a car with a caravan', () => {
    const groups = compare({}, { itemType: 'caravan', specifications: { sleeps: 4 } })
    expect(findRow(groups, 'Sleeps')).toMatchObject({ values: ['Does not apply', '4'], differs: true })
    expect(findRow(groups, 'Transmission')?.values[1]).toBe('Does not apply')
  })
})
