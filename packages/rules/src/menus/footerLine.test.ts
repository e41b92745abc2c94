import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { footerLine } from './fillPlaceholders'

it('the footer fills in the year in the site’s time zone, the name and the licence without line breaks (NAV-21)', () => {
  const config = buildConfig({ identity: { name: 'Harbour Motors', licence: 'MD 012345', timeZone: 'Australia/Sydney' } })
  expect(footerLine(config, '2026-12-31T12:59:00Z')).toBe('© 2026 Harbour Motors. MD\u00A0012345')
  expect(footerLine(config, '2026-12-31T13:00:00Z')).toBe('© 2027 Harbour Motors. MD\u00A0012345')
})

it('the footer line names the credit licence where its placeholder is (NAV-21)', () => {
  const config = buildConfig({
    identity: { name: 'Harbour Motors', licence: 'MD 012345' },
    finance: { creditLicence: 'Australian Credit Licence 012346' },
    footer: { line: '{name}. {licence}. {creditLicence}.' },
  })
  expect(footerLine(config, '2026-06-01T00:00:00Z')).toBe('Harbour Motors. MD\u00A0012345. Australian Credit Licence\u00A0012346.')
})

it('the footer line leaves no extra space without a licence (NAV-21)', () => {
  expect(footerLine(buildConfig({ identity: { name: 'Harbour Motors' } }), '2026-06-01T00:00:00Z')).toBe('© 2026 Harbour Motors.')
})
