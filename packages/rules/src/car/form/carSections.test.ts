import { expect, it } from 'vitest'
import { carFormFields, fieldLabel, fieldName } from './carSections'

it('a field has its label in the form, and a name of its own where the label needs its section (ENT-02, CFG-02)', () => {
  expect(fieldLabel('egcCents')).toBe('Excluding government charges')
  expect(fieldName('egcCents', 'AU')).toBe('Price without government charges')
  expect(fieldName('egcCents', 'NZ')).toBe('Price plus on-road costs')
  expect(fieldName('reserved', 'AU')).toBe('Reserved')
})

it('no price in New Zealand is named by government charges or driving away (CFG-02)', () => {
  const names = carFormFields.map(({ path }) => fieldName(path, 'NZ'))
  expect(names.filter((name) => /government|drive.away/i.test(name))).toEqual([])
})
