import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildSiteData } from '../testing/buildSiteData'
import { exampleAnswers, formFields } from './form/formFields'
import { validateLead } from './validateLead'

const questions = [
  {
    id: 'around',
    form: 'service',
    label: 'How will you get around?',
    answers: 'one',
    required: true,
    options: [
      { id: 'loan', label: 'Loan car' },
      { id: 'bus', label: 'Courtesy bus' },
    ],
  },
  {
    id: 'extras',
    form: 'service',
    label: 'Anything else?',
    answers: 'any',
    required: false,
    options: [
      { id: 'wash', label: 'Wash' },
      { id: 'wheels', label: 'Wheel alignment' },
    ],
  },
  { id: 'empty', form: 'parts', label: 'Nothing to choose', answers: 'any', required: false, options: [] },
] as const
const context = { config: buildConfig({ forms: { questions } }), site: buildSiteData(), car: null, now: '2026-11-19T23:00:00.000Z' }
const checked = (additionalServices: string) => {
  const check = validateLead({ ...exampleAnswers('service', context, 'all'), additionalServices, elapsedMs: 9000 }, context)
  return check.ok ? check.lead.additionalServices : check.fields.additionalServices
}

it('additional services are requested only in forms whose questions have options', () => {
  const hasOptions = (form: 'service' | 'parts' | 'general') => formFields(form, context).some(({ type }) => type === 'options')
  expect([hasOptions('service'), hasOptions('parts'), hasOptions('general')]).toEqual([true, false, false])
})

it.each([
  ['Loan car, Wash, Wheel alignment', 'Loan car, Wash, Wheel alignment'],
  ['Wash,Courtesy bus', 'Courtesy bus, Wash'],
  ['Loan car, Free tyres', 'Loan car'],
])('a lead drops services that the site does not offer, and stores the rest in the site’s order: “%s” (ENQ-20)', (sent, stored) =>
  expect(checked(sent)).toBe(stored),
)

it.each([
  ['', 'Please choose an answer to “How will you get around?”'],
  ['Wash', 'Please choose an answer to “How will you get around?”'],
  ['Loan car, Courtesy bus', 'Please choose one answer to “How will you get around?”'],
])('a form refuses the answer %j', (sent, problem) => expect(checked(sent)).toBe(problem))
