import { expect, it } from 'vitest'
import { normaliseBusinessNumber } from './businessNumberText'

it.each([
  { name: 'digits alone', text: '51824753556', number: '51824753556' },
  { name: 'in groups', text: '51 824 753 556', number: '51824753556' },
  { name: 'with surrounding spaces, including a non-breaking one', text: ' 51\u00a0824 753 556 ', number: '51824753556' },
  { name: 'with hyphens', text: '51-824-753-556', number: '51824753556' },
  { name: 'as it is printed', text: 'ABN 51 824 753 556', number: '51824753556' },
  { name: 'with a colon', text: 'abn: 51 824 753 556', number: '51824753556' },
  { name: 'of New Zealand', text: 'NZBN 9429041234567', number: '9429041234567' },
  { name: 'with a letter instead of a digit, which stays', text: '5l 824 753 556', number: '5l824753556' },
  { name: 'nothing', text: '  ', number: '' },
])('the footer normalises an entered business number (CFG-02): $name', ({ text, number }) =>
  expect(normaliseBusinessNumber(text)).toBe(number),
)
