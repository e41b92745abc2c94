import { describe, expect, it } from 'vitest'
import { diesel, electric, hybrid, petrol, premiumPetrol, towed } from './engines'
import { model } from './model'
import { retainedValue } from './retainedValue'

const rows = [
  // Asking prices of Australian yards in late 2026, rounded to what most of them ask.
  {
    name: 'LandCruiser 300 GX of 2021',
    make: 'Toyota',
    badge: ['GX', 97_990, diesel(3.3, 6)],
    age: 5,
    km: 75_000,
    from: 72_000,
    to: 92_000,
  },
  {
    name: 'LandCruiser 300 Sahara of 2022',
    make: 'Toyota',
    badge: ['Sahara', 144_000, diesel(3.3, 6)],
    age: 4,
    km: 60_000,
    from: 112_000,
    to: 135_000,
  },
  {
    name: 'LandCruiser Prado GXL of 2015',
    make: 'Toyota',
    badge: ['GXL', 67_500, diesel(2.8)],
    age: 11,
    km: 160_000,
    from: 33_000,
    to: 44_000,
  },
  {
    name: 'RAV4 GX Hybrid of 2019',
    make: 'Toyota',
    badge: ['GX Hybrid', 36_000, hybrid(2.5)],
    age: 7,
    km: 110_000,
    from: 25_000,
    to: 33_000,
  },
  {
    name: 'CX-5 Maxx Sport AWD of 2019',
    make: 'Mazda',
    badge: ['Maxx Sport AWD', 40_000, petrol(2.5)],
    age: 7,
    km: 100_000,
    from: 24_000,
    to: 30_000,
  },
  {
    name: 'CX-9 GT of 2016',
    make: 'Mazda',
    badge: ['GT', 61_000, petrol(2.5)],
    age: 10,
    km: 200_000,
    from: 19_000,
    to: 27_000,
  },
  { name: 'X-Trail ST of 2016', make: 'Nissan', badge: ['ST', 31_500, petrol(2.5)], age: 10, km: 140_000, from: 11_500, to: 16_000 },
  { name: '320i of 2018', make: 'BMW', badge: ['320i', 64_000, premiumPetrol(2)], age: 8, km: 110_000, from: 22_000, to: 29_000 },
  {
    name: 'Model 3 Standard Range Plus of 2021',
    make: 'Tesla',
    badge: ['Standard Range Plus', 64_900, electric(400)],
    age: 5,
    km: 70_000,
    from: 26_000,
    to: 34_000,
  },
] as const

describe('retainedValue', () => {
  it.each(rows)(
    'retainedValue makes the price of a $name believable',
    ({ name, make, badge: [grade, price, engine], age, km, from, to }) => {
      const of = model(name.split(` ${grade}`)[0] ?? '', 'suv', 2010, 2026, [])
      const asked = price * retainedValue(make, of, { name: grade, engine }, age, km)
      expect(asked).toBeGreaterThan(from)
      expect(asked).toBeLessThan(to)
    },
  )

  it('retainedValue treats an electric grade like electric vehicles, whatever its model is', () => {
    const van = model('Transit', 'van', 2016, 2026, [])
    const share = (engine: ReturnType<typeof electric>) => retainedValue('Ford', van, { name: 'LWB', engine }, 2, 30_000)
    expect(share(electric(230))).toBeLessThan(share(diesel(2)) - 0.1)
  })

  it('retainedValue falls with age and kilometres, for motorcycles by their own use, for caravans by age only', () => {
    const bike = model('Z900', 'sportsBike', 2017, 2026, [])
    const van = model('Journey', 'caravan', 2015, 2026, [])
    const grade = { name: 'ABS', engine: premiumPetrol(0.948) }
    const share = (age: number, km: number) => retainedValue('Kawasaki', bike, grade, age, km)
    expect(share(3, 15_000)).toBeGreaterThan(share(4, 15_000))
    expect(share(4, 20_000)).toBeGreaterThan(share(4, 40_000))
    expect(share(9, 45_000) * 13_500).toBeGreaterThan(7_000)
    expect(retainedValue('Jayco', van, { name: '16', engine: towed }, 5, 0)).toBe(
      retainedValue('Jayco', van, { name: '16', engine: towed }, 5, 90_000),
    )
  })
})
