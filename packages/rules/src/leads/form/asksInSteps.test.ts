import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { asksInSteps } from './formNeeds'

const step = (id: string, form: 'service' | 'parts') => ({ id, title: 'A step', form, asks: [] })

it('the site shows a form in steps if it has at least two (ENQ-08)', () => {
  const config = buildConfig({ forms: { steps: [step('one', 'service'), step('two', 'parts'), step('three', 'service')] } })
  expect([asksInSteps({ form: 'service', config }), asksInSteps({ form: 'parts', config })]).toEqual([true, false])
})
