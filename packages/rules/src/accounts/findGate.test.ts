import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { findGate, garagePaths, requiresMissingAccounts } from './findGate'

const all = ['checkout', 'finance', 'spin-to-win', 'car-finance'] as const
const settings = (auth: ConfigValues['auth'], more: ConfigValues = {}) => buildConfig({ ...more, auth: { enabled: true, ...auth } })

describe('findGate', () => {
  it.each([
    { path: '/cars/kia-rio-1/checkout', type: 'checkout' },
    { path: '/cars/kia-rio-1/buy-online', type: 'checkout' },
    { path: '/checkout-journey', type: 'checkout' },
    { path: '/finance', type: 'finance' },
    { path: '/spin-to-win', type: 'spin-to-win' },
    { path: '/personalised/finance', type: 'car-finance' },
    { path: '/online-payment', type: 'online-payment' },
    { path: '/my-garage', type: 'my-garage' },
    { path: '/my-kia-garage', type: 'my-garage' },
    { path: '/cars/trade-in', type: null },
    { path: '/trade-in', type: null },
    { path: '/sell-my-car', type: null },
    { path: '/cars/kia-rio-1', type: null },
    { path: '/spin-to-winner', type: null },
    { path: '/my-nissan-garage', type: null },
    { path: '/', type: null },
  ])('the sign-in gate of $path has the type $type (AUTH-03 to AUTH-06)', ({ path, type }) => {
    expect(findGate(path, settings({ gates: [...all] }, { garage: { paths: ['/my-kia-garage'] } }))).toBe(type)
  })

  it('findGate requires sign-in on the pages the site selects, and always on payment and garage pages (AUTH-04, AUTH-05)', () => {
    const config = settings({ gates: ['finance'] })
    expect(
      ['/finance', '/spin-to-win', '/checkout-journey', '/my-garage', '/online-payment'].map((path) => findGate(path, config)),
    ).toEqual(['finance', null, null, 'my-garage', 'online-payment'])
  })

  it('findGate protects the finance page at its configured address (RTE-10)', () => {
    const config = settings({ gates: ['finance'] }, { finance: { path: '/apply-for-finance' } })
    expect([findGate('/apply-for-finance', config), findGate('/finance', config)]).toEqual(['finance', null])
  })

  it('without sign-in, pages have no gate and pages that always need sign-in don’t exist (AUTH-07)', () => {
    const config = settings({ enabled: false, gates: [...all] }, { garage: { paths: ['/my-kia-garage'] } })
    expect(['/finance', '/spin-to-win', '/checkout-journey', '/personalised/finance'].map((path) => findGate(path, config))).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(garagePaths(config)).toEqual([])
    expect([requiresMissingAccounts('/online-payment', config), requiresMissingAccounts('/finance', config)]).toEqual([true, false])
    expect(requiresMissingAccounts('/online-payment', settings({}))).toBe(false)
  })
})
