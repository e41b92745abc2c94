import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { decisionsText } from './textValues'

const titles = (values: ConfigValues) =>
  [...decisionsText(buildConfig(values)).matchAll(/(?<=[.] )([A-Z][\w -]+): /g)].map(([, title]) => title)
const always = ['Spam checks', 'Who replies to you']
const off = {
  finance: { provider: 'none', personalised: false },
  estimate: { requestQuotes: false },
  valuation: { enabled: false },
} as const satisfies ConfigValues

it.each<{ name: string; values: ConfigValues; message: readonly string[] }>([
  { name: 'no finance', values: off, message: always },
  {
    name: 'finance for a person',
    values: { ...off, finance: { personalised: true }, calculator: { confirmed: true, defaultRate: 6.29 } },
    message: ['Personalised finance', ...always],
  },
  { name: 'finance for a person without a confirmed rate', values: { ...off, finance: { personalised: true } }, message: always },
  {
    name: 'quotes',
    values: { ...off, finance: { provider: 'taurus' }, estimate: { requestQuotes: true } },
    message: ['Finance quotes', ...always],
  },
  { name: 'quotes without a lender', values: { ...off, estimate: { requestQuotes: true } }, message: always },
  { name: 'valuations', values: { ...off, valuation: { enabled: true } }, message: ['Trade-in valuations', ...always] },
])('the privacy policy names exactly the automated decisions of a site with $name (LEG-02)', ({ values, message }) =>
  expect(titles(values)).toEqual(message),
)

it('the privacy policy says whether a program or a person works out a trade-in figure (LEG-02)', () => {
  const text = (onlineFigures: boolean) => decisionsText(buildConfig({ valuation: { enabled: true, onlineFigures } }))
  expect(text(true)).toContain('a program works out a price range on its own')
  expect(text(false)).toContain('One of our team will check it')
})

it('the privacy policy names the law of the country (CFG-02, LEG-02)', () => {
  expect(decisionsText(buildConfig())).toContain('Australian Privacy Principle 1')
  const nz = decisionsText(buildConfig({ identity: { country: 'NZ', timeZone: 'Pacific/Auckland' } }))
  expect(nz).toContain('Privacy Act 2020')
  expect(nz).not.toMatch(/Australian|\bAPP\b/)
})
