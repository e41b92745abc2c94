import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { settingIsOn } from './settingIsOn'

it.each([
  { name: 'none', path: '', on: true },
  { name: 'a switch that is on', path: 'favourites.enabled', on: true },
  { name: 'a switch that is off', path: 'toyota.showExpressMaintenance', on: false },
  { name: 'a text', path: 'identity.name', on: true },
  { name: 'an empty text', path: 'seo.title', on: false },
  { name: 'a number of 0', path: 'stock.minImageCount', on: false },
  { name: 'a list with entries', path: 'stock.carTypes', on: true },
  { name: 'an empty list', path: 'leads.notify', on: false },
  { name: 'a setting that doesn’t exist', path: 'toyota.nothing.here', on: false },
  { name: 'what every object has', path: 'constructor', on: false },
])('says whether $name is on (NAV-08, NAV-10)', ({ path, on }) => expect(settingIsOn(buildConfig(), path)).toBe(on))
