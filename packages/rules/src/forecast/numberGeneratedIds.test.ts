import { expect, it } from 'vitest'
import { numberGeneratedIds } from './numberGeneratedIds'

it('a forecast doesn’t take other generated ids for a change (CFG-12)', () => {
  const page = (one: string, two: string) => `<label for="${one}"></label><input id="${one}"><i id="${two}"></i>`
  expect(numberGeneratedIds(page('_R_1a_', '_i7-R_1b_'))).toBe(numberGeneratedIds(page('_R_2b_', '_i8-R_1b_')))
  expect(numberGeneratedIds(page('_R_1a_', '_R_1b_'))).not.toBe(numberGeneratedIds(page('_R_1a_', '_R_1a_')))
})
