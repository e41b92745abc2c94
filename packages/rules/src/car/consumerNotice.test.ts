import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { anyCar, anyCarNow } from '../testing/anyCar'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { consumerNotice } from './consumerNoticePart'

const identity = { name: 'Kauri & Co', country: 'NZ', timeZone: 'Pacific/Auckland', licence: 'M402117' } as const
const nz = buildConfig({ identity })
const now = '2026-03-10T02:00:00Z'
const disclosure = {
  wofExpiry: '2026-09-05',
  odometer: 'accurate',
  firstRegisteredHere: 2019,
  importedFrom: 'Japan',
  firstRegisteredThere: 2016,
  damagedAtImport: false,
  securityInterest: false,
} as const satisfies Car['disclosure']

const buildNotice = (car: Partial<Car>, config = nz) => consumerNotice(buildCar(car), buildLocation(), config, now)
const noticeValue = (label: string, car: Partial<Car>) => buildNotice(car)?.find((fact) => fact.label === label)?.value

describe('the Consumer Information Notice of New Zealand (CFG-02)', () => {
  it('the Consumer Information Notice of New Zealand names the trader, the vehicle, its price and its history', () => {
    expect(
      Object.fromEntries(
        (buildNotice({ disclosure, regoPlate: 'UDP332', regoExpiry: '2026-06-01' }) ?? []).map(({ label, value }) => [label, value]),
      ),
    ).toEqual({
      Trader: 'Kauri & Co',
      'Registration as a trader': 'M402117',
      Address: expect.stringContaining('Parramatta'),
      Vehicle: '2021 Toyota Corolla Ascent Sport',
      'Registration plate': 'UDP332',
      'VIN or chassis number': 'JTNK43BE103012345',
      'Make and model': 'Toyota Corolla Ascent Sport',
      'Model year': '2021',
      'Engine capacity': '2.0 L. Ask us for the cc rating',
      Fuel: 'Unleaded Petrol',
      Odometer: '42,310 km, believed to be accurate',
      'Cash price': '$24,990 including GST and on-road costs',
      'Warrant of fitness': 'Expires on 5 Sep 2026',
      'Vehicle licence': 'Expires on 1 Jun 2026',
      'First registered in New Zealand': '2019',
      'Imported used': 'Yes, used, from Japan',
      'First registered overseas': '2016',
      'Recorded as damaged when imported': 'No',
      'Security interest': 'None registered',
    })
  })

  it.each([
    ['Warrant of fitness', { disclosure: {} }, 'Not recorded. Please ask us'],
    ['Odometer', { disclosure: {} }, '42,310 km. Ask us whether it’s accurate'],
    ['Odometer', { disclosure: { odometer: 'inaccurate' } }, 'The odometer is known to be inaccurate. Please ask us'],
    ['Odometer', { disclosure: { odometer: 'unknown' } }, 'The odometer is not known to be accurate. Please ask us'],
    ['Odometer', { km: null }, 'Not recorded. Please ask us'],
    ['Odometer', { km: null, disclosure: { odometer: 'inaccurate' } }, 'The odometer is known to be inaccurate. Please ask us'],
    ['Cash price', { priceType: 'egc' }, '$24,990 with GST. Registration and licensing are not included'],
    ['Cash price', { priceCents: null }, 'Not recorded. Please ask us'],
    ['Registration plate', { regoPlate: null }, 'Not recorded. Please ask us'],
    ['Cash price', { regoExpiry: '2026-01-05' }, '$24,990 including GST, on-road costs and a new licence'],
    ['Vehicle licence', { regoExpiry: '2026-01-05' }, 'Expired on 5 Jan 2026'],
    ['Imported used', { disclosure: { firstRegisteredHere: 2019 } }, 'No, new in New Zealand'],
    ['Imported used', { disclosure: {} }, 'Not recorded. Please ask us'],
    ['Recorded as damaged when imported', { disclosure: { firstRegisteredHere: 2019 } }, undefined],
    ['Recorded as damaged when imported', { disclosure: { ...disclosure, damagedAtImport: true } }, 'Yes'],
    ['Recorded as damaged when imported', { disclosure: { importedFrom: 'Japan' } }, 'Not recorded. Please ask us'],
    ['First registered overseas', { disclosure: { firstRegisteredHere: 2019 } }, undefined],
    ['First registered overseas', { disclosure: { importedFrom: 'Japan' } }, 'Not recorded. Please ask us'],
    ['Engine capacity', { variant: { engineSize: 1_987 } }, '1,987 cc'],
    ['Engine capacity', { engineSizeLitres: null, variant: {} }, 'Not recorded. Please ask us'],
    ['Engine capacity', { itemType: 'motorcycle', engineSizeLitres: 0.471, variant: {} }, '471 cc'],
    ['Engine capacity', { simpleFuel: 'Electric', engineSizeLitres: null, variant: {} }, 'None, electric motor'],
    ['Fuel', { fuel: null, simpleFuel: null }, 'Not recorded. Please ask us'],
    ['Fuel', { fuel: 'Petrol - Premium Unleaded' }, 'Premium Unleaded Petrol'],
    ['Energy label', { disclosure }, undefined],
    ['Energy label', { disclosure: { economyStars: 4.5 } }, 'Fuel economy 4.5 of 6 stars'],
    ['Energy label', { disclosure: { economyStars: 4.5, emissionsStars: 5 } }, 'Fuel economy 4.5 of 6 stars, CO2 emissions 5 of 6 stars'],
    ['Energy label', { disclosure: { energyCost: 2_340 } }, 'Running cost $2,340 a year'],
    ['Road user charges', { disclosure }, undefined],
    ['Road user charges', { fuel: 'Diesel', disclosure: { rucPaidToKm: 145_000 } }, 'Paid to 145,000 km'],
    ['Road user charges', { simpleFuel: 'Electric', disclosure: {} }, 'Not recorded. Please ask us'],
    ['Security interest', { disclosure: { securityInterest: true } }, 'One is registered. Ask us how it will be settled'],
  ] satisfies [label: string, car: Partial<Car>, message: string | undefined][])(
    'the Consumer Information Notice of New Zealand gives for $0: $2',
    (label, car, message) => {
      expect(noticeValue(label, car)).toBe(message)
    },
  )

  const combinations = [null, '2026-03-09', '2026-03-10', '2026-06-01'].flatMap((regoExpiry) =>
    (['driveAway', 'egc'] as const).flatMap((priceType) =>
      [null, 'UDP332'].flatMap((regoPlate) =>
        (['used', 'demo'] as const).map((carType) => ({ regoExpiry, priceType, regoPlate, carType })),
      ),
    ),
  )
  it.each(combinations)(
    'the Consumer Information Notice of New Zealand never contradicts itself: $carType, licence $regoExpiry, $priceType, plate $regoPlate',
    (car) => {
      const licence = noticeValue('Vehicle licence', car) ?? ''
      const cash = noticeValue('Cash price', car) ?? ''
      // The tenth is today in Auckland, so it hasn't expired.
      expect(licence).toMatch(car.regoExpiry === null ? /^Not recorded/ : car.regoExpiry < '2026-03-10' ? /^Expired/ : /^Expires/)
      expect(cash.includes('a new licence')).toBe(car.priceType === 'driveAway' && licence.startsWith('Expired'))
      expect(cash.includes('not included')).toBe(car.priceType === 'egc')
      expect(noticeValue('Registration plate', car)).toBe(car.regoPlate ?? 'Not recorded. Please ask us')
    },
  )

  it('the Consumer Information Notice of New Zealand is null for new cars and outside New Zealand', () => {
    expect(buildNotice({ carType: 'new' })).toBeNull()
    expect(buildNotice({}, buildConfig())).toBeNull()
  })

  it('the Consumer Information Notice of New Zealand has no empty value, for any car', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        for (const { label, value } of consumerNotice(car, null, nz, anyCarNow) ?? []) expect(`${label}: ${value.trim()}`).toMatch(/: \S/)
      }),
    )
  })
})
