import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { isValuedOnline } from './isValuedOnline'

it.each([
  { form: 'tradeIn', enabled: true, is: true },
  { form: 'tradeIn', enabled: false, is: false },
  { form: 'vehicle', enabled: true, is: false },
] as const)('the form $form with valuations $enabled gives an online figure: $is (RTE-07)', ({ form, enabled, is }) =>
  expect(isValuedOnline(form, buildConfig({ valuation: { enabled } }))).toBe(is),
)
