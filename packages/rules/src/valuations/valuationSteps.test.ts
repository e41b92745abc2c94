import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildValuation } from '../testing/buildValuation'
import { currentStep, listValuationSteps } from './valuationSteps'

const config = buildConfig({ valuation: { enabled: true } })
const answers = { body: 'good', interior: 'good', mechanical: 'good', tyres: 'good', history: 'good' } as const
const fresh = buildValuation({ confirmed: false, km: null, answers: {}, photosDone: false, sent: false, state: 'asked' })

it.each([
  { name: 'nothing is known', valuation: null, step: 'vehicle' },
  { name: 'a vehicle was found', valuation: fresh, step: 'confirm' },
  { name: 'the vehicle is confirmed', valuation: { ...fresh, confirmed: true }, step: 'condition' },
  { name: 'the odometer is known, not the condition', valuation: { ...fresh, confirmed: true, km: 5 }, step: 'condition' },
  { name: 'the condition is known', valuation: { ...fresh, confirmed: true, km: 5, answers }, step: 'photos' },
  { name: 'photos were left out', valuation: { ...fresh, confirmed: true, km: 5, answers, photosDone: true }, step: 'contact' },
  { name: 'the valuation is sent', valuation: buildValuation({}), step: 'result' },
  { name: 'a code was sent', valuation: buildValuation({ pendingCodeTo: '+61 ••• 006' }), step: 'code' },
])('the valuation form gives the next step (TRD-01): when $name', ({ valuation, step }) =>
  expect(currentStep({ config, valuation })).toBe(step),
)

it('the valuation form allows returning to answered steps until the valuation is sent (TRD-01)', () => {
  const half = { ...fresh, confirmed: true, km: 5, answers }
  expect(currentStep({ config, valuation: half }, 'condition')).toBe('condition')
  expect(currentStep({ config, valuation: half }, 'contact')).toBe('photos')
  expect(currentStep({ config, valuation: half }, 'constructor')).toBe('photos')
  expect(currentStep({ config, valuation: buildValuation({}) }, 'condition')).toBe('result')
})

it('the valuation form has the same number of steps throughout if mobiles are confirmed by a code (TRD-01)', () => {
  const texts = buildConfig({ valuation: { enabled: true, verifyPhone: true }, auth: { enabled: true, sms: true } })
  const way = [fresh, { ...fresh, sent: true, pendingCodeTo: '+64 ••• 471' }, buildValuation({})]
  expect(way.map((valuation) => listValuationSteps({ config: texts, valuation }).length)).toEqual([7, 7, 7])
  expect(way.map((valuation) => currentStep({ config: texts, valuation }))).toEqual(['confirm', 'confirm', 'result'])
})

it('the valuation form has no photo step if the site’s setting is off, and a code step only if a code was sent (TRD-01)', () => {
  const none = buildConfig({ valuation: { enabled: true, askPhotos: false } })
  expect(listValuationSteps({ config: none, valuation: fresh })).toEqual(['vehicle', 'confirm', 'condition', 'contact', 'result'])
  expect(listValuationSteps({ config, valuation: { ...fresh, pendingCodeTo: 'x' } })).toContain('code')
})
