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
  { name: 'it is the right one', valuation: { ...fresh, confirmed: true }, step: 'condition' },
  { name: 'the odometer is known, not the condition', valuation: { ...fresh, confirmed: true, km: 5 }, step: 'condition' },
  { name: 'the condition is known', valuation: { ...fresh, confirmed: true, km: 5, answers }, step: 'photos' },
  { name: 'photos were left out', valuation: { ...fresh, confirmed: true, km: 5, answers, photosDone: true }, step: 'contact' },
  { name: 'the dealership has it', valuation: buildValuation({}), step: 'result' },
  { name: 'a code went out', valuation: buildValuation({ codeTo: '+61 ••• 006' }), step: 'code' },
])('leads from step to step (TRD-01): when $name', ({ valuation, step }) => expect(currentStep({ config, valuation })).toBe(step))

it('leads back to what was answered, until the dealership has it (TRD-01)', () => {
  const half = { ...fresh, confirmed: true, km: 5, answers }
  expect(currentStep({ config, valuation: half }, 'condition')).toBe('condition')
  expect(currentStep({ config, valuation: half }, 'contact')).toBe('photos')
  expect(currentStep({ config, valuation: half }, 'constructor')).toBe('photos')
  expect(currentStep({ config, valuation: buildValuation({}) }, 'condition')).toBe('result')
})

it('counts as many steps from the first to the figure where mobiles are confirmed by a code (TRD-01)', () => {
  const texts = buildConfig({ valuation: { enabled: true, verifyPhone: true }, auth: { enabled: true, sms: true } })
  const way = [fresh, { ...fresh, sent: true, codeTo: '+64 ••• 471' }, buildValuation({})]
  expect(way.map((valuation) => listValuationSteps({ config: texts, valuation }).length)).toEqual([7, 7, 7])
  expect(way.map((valuation) => currentStep({ config: texts, valuation }))).toEqual(['confirm', 'confirm', 'result'])
})

it('asks for no photos where the site doesn’t, and for a code only where one went out (TRD-01)', () => {
  const none = buildConfig({ valuation: { enabled: true, askPhotos: false } })
  expect(listValuationSteps({ config: none, valuation: fresh })).toEqual(['vehicle', 'confirm', 'condition', 'contact', 'result'])
  expect(listValuationSteps({ config, valuation: { ...fresh, codeTo: 'x' } })).toContain('code')
})
