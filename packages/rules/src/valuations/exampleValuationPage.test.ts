import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { exampleValuationPage } from './ValuationPage'
import { currentStep } from './valuationSteps'

const now = '2026-06-01T00:00:00.000Z'
const config = buildConfig({ valuation: { enabled: true } })

it.each(['confirm', 'condition', 'photos', 'contact', 'result'])(
  'the editor previews the step “%s” with a made-up vehicle (RTE-07)',
  (step) => {
    const { valuation } = exampleValuationPage(step, config, now)
    expect(currentStep({ config, valuation })).toBe(step)
  },
)

it('the preview starts with an empty valuation, and shows a figure only if the site gives figures online (RTE-07, TRD-03)', () => {
  expect(exampleValuationPage(null, config, now).valuation).toBeNull()
  expect(exampleValuationPage('result', config, now).valuation?.lowCents).toBeGreaterThan(0)
  const calls = buildConfig({ valuation: { enabled: true, onlineFigures: false } })
  expect(exampleValuationPage('result', calls, now).valuation).toMatchObject({ state: 'asked', lowCents: null, reason: 'off' })
})
