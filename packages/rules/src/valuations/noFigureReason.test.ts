import { expect, it } from 'vitest'
import { noFigureReason } from './noFigureReason'

const now = '2026-03-10T10:00:00Z'
const settings = { onlineFigures: true, mostYears: 7, mostKm: 100_000 }
const rio = { make: 'Kia', year: 2022, km: 40_000 }

it.each([
  { name: 'a young one', reason: null },
  { name: 'a site without figures', settings: { onlineFigures: false }, reason: 'off' },
  { name: 'an old one', vehicle: { year: 2018 }, reason: 'limits' },
  { name: 'one driven far', vehicle: { km: 100_001 }, reason: 'limits' },
  { name: 'one at the edge of both', vehicle: { year: 2019, km: 100_000 }, reason: null },
  { name: 'one without a year', vehicle: { year: null }, reason: 'limits' },
  { name: 'a make in the table of makes', makes: ['KIA'], reason: null },
  { name: 'a make missing from the table of makes', makes: ['BYD'], reason: 'make' },
  { name: 'a site with wider limits', settings: { mostYears: 10 }, vehicle: { year: 2017 }, reason: null },
])(
  'the valuation rule gives the reason why there is no figure for $name (TRD-02, TRD-03)',
  ({ vehicle = {}, settings: more = {}, makes = [], reason }) => {
    expect(noFigureReason({ ...rio, ...vehicle }, { ...settings, ...more }, { makes }, now)).toBe(reason)
  },
)
