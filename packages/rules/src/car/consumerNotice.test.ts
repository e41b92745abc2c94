import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { anyCar, anyCarNow } from '../testing/anyCar'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { consumerNotice } from './consumerNotice'

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

const noticeOf = (car: Partial<Car>, config = nz) => consumerNotice(buildCar(car), buildLocation(), config, now)
const saysOf = (label: string, car: Partial<Car>) => noticeOf(car)?.find((fact) => fact.label === label)?.value

describe('the Consumer Information Notice of New Zealand (CFG-02)', () => {
  it('says who sells what, for how much, and what its past is', () => {
    expect(
      Object.fromEntries(
        (noticeOf({ disclosure, regoPlate: 'UDP332', regoExpiry: '2026-06-01' }) ?? []).map(({ label, value }) => [label, value]),
      ),
    ).toEqual({
      Trader: 'Kauri & Co',
      'Registration as a trader': 'M402117',
      Address: expect.stringContaining('Parramatta'),
      Vehicle: '2021 Toyota Corolla Ascent Sport',
      'Registration plate': 'UDP332',
      'VIN or chassis number': 'JTNK43BE103012345',
      Engine: '2.0 L Unleaded Petrol',
      Odometer: '42,310 km, believed to be accurate',
      'Cash price': '$24,990, with GST, registration and licensing',
      'Warrant of fitness': 'Expires on 5 Sep 2026',
      'Vehicle licence': 'Expires on 1 Jun 2026',
      'First registered in New Zealand': '2019',
      'Imported used': 'Yes, used, from Japan, first registered there in 2016',
      'Recorded as damaged when imported': 'No',
      'Security interest': 'None is registered',
    })
  })

  it.each([
    { label: 'Warrant of fitness', car: { disclosure: {} }, says: 'Not recorded. Please ask us' },
    { label: 'Odometer', car: { disclosure: {} }, says: '42,310 km. Ask us whether it is accurate' },
    { label: 'Odometer', car: { disclosure: { odometer: 'inaccurate' } }, says: '42,310 km, known to be inaccurate' },
    { label: 'Odometer', car: { km: null }, says: 'Not recorded. Please ask us' },
    { label: 'Cash price', car: { priceType: 'egc' }, says: '$24,990 with GST; registration and licensing are not included' },
    { label: 'Cash price', car: { priceCents: null }, says: 'Not recorded. Please ask us' },
    { label: 'Registration plate', car: { regoPlate: null }, says: 'None: it is not registered' },
    { label: 'Vehicle licence', car: { regoExpiry: '2026-01-05' }, says: 'Expired on 5 Jan 2026' },
    { label: 'Imported used', car: { disclosure: { firstRegisteredHere: 2019 } }, says: 'No, new in New Zealand' },
    { label: 'Imported used', car: { disclosure: {} }, says: 'Not recorded. Please ask us' },
    { label: 'Recorded as damaged when imported', car: { disclosure: { firstRegisteredHere: 2019 } }, says: undefined },
    { label: 'Recorded as damaged when imported', car: { disclosure: { ...disclosure, damagedAtImport: true } }, says: 'Yes' },
    { label: 'Road user charges', car: { disclosure }, says: undefined },
    { label: 'Road user charges', car: { fuel: 'Diesel', disclosure: { rucPaidToKm: 145_000 } }, says: 'Paid to 145,000 km' },
    { label: 'Road user charges', car: { simpleFuel: 'Electric', disclosure: {} }, says: 'Not recorded. Please ask us' },
    {
      label: 'Security interest',
      car: { disclosure: { securityInterest: true } },
      says: 'One is registered. Ask us how it will be settled',
    },
  ] satisfies { label: string; car: Partial<Car>; says: string | undefined }[])('says of $label: $says', ({ label, car, says }) => {
    expect(saysOf(label, car)).toBe(says)
  })

  it('is for those that need one alone', () => {
    expect(noticeOf({ carType: 'new' })).toBeNull()
    expect(noticeOf({}, buildConfig())).toBeNull()
  })

  it('leaves nothing empty, whatever is known', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        for (const { label, value } of consumerNotice(car, null, nz, anyCarNow) ?? []) expect(`${label}: ${value.trim()}`).toMatch(/: \S/)
      }),
    )
  })
})
