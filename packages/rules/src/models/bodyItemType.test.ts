import { expect, it } from 'vitest'
import { bodyItemType } from './modelItemType'

it.each([
  { body: 'SUV', itemType: 'car' },
  { body: 'Dual cab utility', itemType: 'car' },
  { body: 'Naked', itemType: 'motorcycle' },
  // A tourer is also a wagon.
  { body: 'Tourer', itemType: 'motorcycle' },
  { body: 'Pop-top', itemType: 'caravan' },
  { body: 'Convertible', itemType: null },
  { body: 'Zeppelin', itemType: null },
  { body: null, itemType: null },
])('the body $body belongs to the vehicle kind $itemType (CFG-06)', ({ body, itemType }) => expect(bodyItemType(body)).toBe(itemType))
