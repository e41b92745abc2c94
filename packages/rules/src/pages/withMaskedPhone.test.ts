import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { buildSiteData } from '../testing/buildSiteData'
import type { PageData } from './PageRules'
import { withMaskedPhone } from './withMaskedPhone'

const site = buildSiteData({
  locations: [
    buildLocation({ id: 'a', phone: '(02) 5550 1234', landline: '02 5550 9999' }),
    buildLocation({
      id: 'b',
      phone: '02 5550 7777',
      landline: null,
      departments: [{ department: 'service', phone: '02 5550 8888', hours: [] }],
    }),
  ],
})
const carPage = (locationPhone: string | null): PageData => ({
  page: 'car',
  site,
  car: buildCar({ locationPhone }),
  location: null,
  similar: [],
})
const numbers = (values: ConfigValues, data: PageData) => {
  const shown = withMaskedPhone(buildConfig(values), data)
  const { locations } = shown.site
  const ofDepartments = locations.flatMap(({ departments }) => departments.flatMap(({ phone }) => phone ?? []))
  return [shown.config.phone.main, ...locations.flatMap(({ phone, landline }) => [phone, landline]), ...ofDepartments]
}

const all = ['02 5550 0000', '(02) 5550 1234', '02 5550 9999', '02 5550 7777', null, '02 5550 8888']
const none = ['', null, null, null, null]

describe('withMaskedPhone', () => {
  it.each<[name: string, values: ConfigValues, expected: (string | null)[], data?: PageData]>([
    ['every number of the dealer’s', {}, none],
    ['every number, when the main one is the one to call', {}, none, carPage(null)],
    ['every number, even if cars of this type have a separate number', { phone: { usedCars: '02 5550 3333' } }, none],
    ['nothing, when numbers are shown at once', { phone: { startsRevealed: true } }, all],
    ['the same on the sheet to print', {}, none, { page: 'print', site, car: buildCar({ locationPhone: '02 5550 1234' }), location: null }],
    ['nothing on other pages', {}, all, { page: 'locations', site }],
  ])(
    'withMaskedPhone removes phone numbers on a page with a masked number (VDP-18): $0',
    (_name, values, expected, data = carPage('02 5550 1234')) => {
      expect(numbers({ ...values, phone: { main: '02 5550 0000', ...values.phone } } as ConfigValues, data)).toEqual(expected)
    },
  )
})
