import { expect, it } from 'vitest'
import { collectedOptions } from './collectedOptions'
import { isOptionName, optionName } from './optionNames'

it('collects the labels of what was chosen, and drops the controls (ENQ-19, ENQ-20)', () => {
  const entries = [
    ['name', 'Jo'],
    ['around_radio_options', 'Loan car'],
    ['extras_wash_check_option', 'Wash'],
    ['extras_wheels_check_option', ''],
    ['photo_check_option', { size: 3 }],
  ] as const
  expect(collectedOptions(entries)).toBe('Loan car, Wash')
  expect(entries.map(([name]) => name).filter(isOptionName)).toEqual(entries.slice(1).map(([name]) => name))
})

it('names the controls of one question alike where one option is chosen', () => {
  expect(optionName({ id: 'around', answers: 'one' }, { id: 'loan' })).toBe('around_radio_options')
  expect(optionName({ id: 'extras', answers: 'any' }, { id: 'wash' })).toBe('extras_wash_check_option')
})
