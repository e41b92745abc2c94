import { expect, test } from 'vitest'
import { withoutRequirementIds } from './withoutRequirementIds'

test('ids of requirements are left out of a description, other brackets stay', () => {
  expect(withoutRequirementIds('Places shoppers can visit (LOC-02 to LOC-06).')).toBe('Places shoppers can visit.')
  expect(withoutRequirementIds('A price (drive away).')).toBe('A price (drive away).')
})
