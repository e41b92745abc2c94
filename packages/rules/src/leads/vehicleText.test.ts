import { expect, it } from 'vitest'
import { vehicleText } from './vehicleText'

it.each([
  { form: 'testDrive', wanted: 'A red Rio', theirs: null },
  { form: 'service', wanted: null, theirs: 'A red Rio' },
  { form: 'tradeIn', wanted: null, theirs: 'A red Rio' },
] as const)('vehicleText decides whose vehicle $form describes (ENQ-24, ENQ-28)', ({ form, ...expected }) => {
  expect(vehicleText({ form, vehicleDescription: 'A red Rio' })).toEqual(expected)
})
