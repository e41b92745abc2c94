import { expect, it } from 'vitest'
import { submitLabel } from './submitLabel'

it('says Enquire Now about a car and Message Now otherwise (ENQ-33)', () => {
  expect(submitLabel({ slug: 'a' })).toBe('Enquire Now')
  expect(submitLabel(null)).toBe('Message Now')
})
