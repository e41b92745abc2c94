import { expect, it } from 'vitest'
import { isTestDriveOnly } from './leadEvent'

it.each([
  { name: 'in the usual spelling', tag: 'Test Drive Only', is: true },
  { name: 'in another case with spaces', tag: ' test drive only ', is: true },
  { name: 'another tag', tag: 'One Owner', is: false },
  { name: 'no tag', tag: null, is: false },
])('the booking form recognises a car reserved for test drives (CAR-09): $name', ({ tag, is }) => expect(isTestDriveOnly({ tag })).toBe(is))
