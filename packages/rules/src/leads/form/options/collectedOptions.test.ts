import { expect, it } from 'vitest'
import { collectedOptions } from './optionNames'

it('the form endpoint collects the labels of selected options, and drops the form controls (ENQ-19, ENQ-20)', () => {
  const entries = [
    ['name', 'Jo'],
    ['around_radio_options', 'Loan car'],
    ['extras_wash_check_option', 'Wash'],
    ['extras_wheels_check_option', ''],
    ['photo_check_option', { size: 3 }],
  ] as const
  expect(collectedOptions(entries)).toBe('Loan car, Wash')
})
