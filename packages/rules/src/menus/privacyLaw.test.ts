import { describe, expect, it } from 'vitest'
import { privacyLaw } from './privacyLaw'

describe('the privacy law that a page names (CFG-02, LEG-01)', () => {
  it.each([
    {
      name: 'Australia',
      country: 'AU',
      message: [/excluding government charges/, /Privacy Act 1988/, /OAIC/, /oaic\.gov\.au/, /Spam Act/, /Australian Consumer Law/],
    },
    {
      name: 'New Zealand',
      country: 'NZ',
      message: [/plus on-road costs/, /Privacy Act 2020/, /OPC/, /privacy\.org\.nz/, /Unsolicited Electronic/, /Consumer Guarantees/],
    },
  ] as const)('the privacy law that a page names is the law of $name', ({ country, message }) => {
    const text = Object.values(privacyLaw(country)).join('\n')
    for (const pattern of message) expect(text).toMatch(pattern)
  })

  it('the privacy law that a page names has the web address of a privacy office', () => {
    for (const country of ['AU', 'NZ'] as const) expect(privacyLaw(country).privacyOfficeSite).toMatch(/^https:\/\//)
  })
})
