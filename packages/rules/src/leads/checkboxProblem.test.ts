import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { checkboxProblem } from './checkboxProblem'
import type { FormField } from './formFields'

const terms: FormField = { name: 'termsAgreed', label: 'I agree to the terms of use', type: 'checkbox', required: true, maxLength: 5 }

it.each([
  { name: 'agreed', field: terms, ticked: true, wording: 'short', problem: null },
  {
    name: 'not agreed (ERR-07)',
    field: terms,
    ticked: false,
    wording: 'short',
    problem: '*You must agree to the terms of use before submitting.',
  },
  {
    name: 'not agreed, in other words (ERR-08)',
    field: terms,
    ticked: false,
    wording: 'long',
    problem: '* You must agree to the terms of use before submitting the form.',
  },
  {
    name: 'a box nobody must tick (ENQ-16)',
    field: { ...terms, name: 'optIn', required: false },
    ticked: false,
    wording: 'short',
    problem: null,
  },
] as const)('says what is wrong with a box: $name', ({ field, ticked, wording, problem }) => {
  expect(checkboxProblem(field, ticked, buildConfig({ forms: { termsWording: wording } }))).toBe(problem)
})
