import { expect, it } from 'vitest'
import { isSettingOn } from './isSettingOn'

const config = { a: { yes: true, no: false, text: 'x', none: '', one: 1, zero: 0, some: ['x'], nobody: [] } }

it.each([
  { name: 'nothing named', path: '', on: true },
  { name: 'a switch that is on', path: 'a.yes', on: true },
  { name: 'a switch that is off', path: 'a.no', on: false },
  { name: 'a text', path: 'a.text', on: true },
  { name: 'an empty text', path: 'a.none', on: false },
  { name: 'a number above nothing', path: 'a.one', on: true },
  { name: 'zero', path: 'a.zero', on: false },
  { name: 'a list with entries', path: 'a.some', on: true },
  { name: 'an empty list', path: 'a.nobody', on: false },
  { name: 'a setting that is not there', path: 'a.gone', on: false },
  { name: 'a whole section', path: 'a', on: false },
  { name: 'what every object has', path: 'a.constructor', on: false },
])('says whether a setting is on (NAV-08): $name', ({ path, on }) => {
  expect(isSettingOn(config, path)).toBe(on)
})
