import { expect, it } from 'vitest'
import { reserveLabel } from './reserveLabel'

it.each([
  ['a card names the deposit (CARD-06, CARD-07)', 'card', '', 200, 'Reserve Now $200'],
  ['a large one with its comma (UI-19)', 'card', '', 1500, 'Reserve Now $1,500'],
  ['the smallest one', 'card', '', 1, 'Reserve Now $1'],
  ['a deposit of 0 is left out (CARD-08)', 'card', '', 0, 'Reserve Now'],
  ['the car’s page (VDP-07)', 'vdp', ' ', 200, 'Reserve Car Now'],
  ['the site’s label (CARD-09)', 'card', 'Buy Online', 200, 'Buy Online'],
  ['a custom label with the deposit (CARD-07)', 'card', 'Reserve This Car {deposit}', 200, 'Reserve This Car $200'],
  ['a custom label without the deposit (CARD-08)', 'card', 'Reserve This Car {deposit}', 0, 'Reserve This Car'],
  ['a custom label around the deposit', 'vdp', 'Hold it for {deposit}', 99, 'Hold it for $99'],
  ['a custom label that ends before a missing deposit (CARD-08)', 'vdp', 'Hold it for {deposit}', 0, 'Hold it'],
  ['a dash before it (CARD-08)', 'vdp', 'Reserve – {deposit}', 0, 'Reserve'],
] as const)('reserveLabel labels a reserve button: $0', (_name, place, ownLabel, depositDollars, label) => {
  expect(reserveLabel({ itemType: 'car' }, { place, ownLabel, depositDollars })).toBe(label)
})

it.each([
  { itemType: 'motorcycle', label: 'Reserve Motorcycle Now' },
  { itemType: 'caravan', label: 'Reserve Caravan Now' },
] as const)('reserveLabel names a $itemType by its kind in the label (CFG-06, VDP-07)', ({ itemType, label }) => {
  expect(reserveLabel({ itemType }, { place: 'vdp', ownLabel: '', depositDollars: 200 })).toBe(label)
})
