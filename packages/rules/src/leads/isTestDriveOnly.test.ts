import { expect, it } from 'vitest'
import { isTestDriveOnly } from './leadEvent'

it.each([
  { name: 'as dealers write it', tag: 'Test Drive Only', is: true },
  { name: 'however written', tag: ' test drive only ', is: true },
  { name: 'another tag', tag: 'One Owner', is: false },
  { name: 'no tag', tag: null, is: false },
])('knows a car that is kept for test drives (CAR-09): $name', ({ tag, is }) => expect(isTestDriveOnly({ tag })).toBe(is))
