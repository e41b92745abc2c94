import { expect, it } from 'vitest'
import { isSettingOn } from './isSettingOn'

const config = { a: { yes: true, no: false, text: 'x', none: '', one: 1, zero: 0, some: ['x'], nobody: [] } }

it.each([
  { name: 'an empty path', path: '', on: true },
  { name: 'a switch that is on', path: 'a.yes', on: true },
  { name: 'a switch that is off', path: 'a.no', on: false },
  { name: 'a text', path: 'a.text', on: true },
  { name: 'an empty text', path: 'a.none', on: false },
  { name: 'a number above zero', path: 'a.one', on: true },
  { name: 'zero', path: 'a.zero', on: false },
  { name: 'a list with entries', path: 'a.some', on: true },
  { name: 'an empty list', path: 'a.nobody', on: false },
  { name: 'an unknown setting', path: 'a.gone', on: false },
  { name: 'a whole section', path: 'a', on: false },
  { name: 'a property of every JavaScript object', path: 'a.constructor', on: false },
])('a setting is on or off (NAV-08): $name, $on', ({ path, on }) => {
  expect(isSettingOn(config, path)).toBe(on)
})
