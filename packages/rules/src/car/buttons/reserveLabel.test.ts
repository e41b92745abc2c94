import { expect, it } from 'vitest'
import { reserveLabel } from './reserveLabel'

it.each([
  { name: 'a card names the deposit (CARD-06, CARD-07)', place: 'card', words: '', depositDollars: 200, label: 'Reserve Now $200' },
  { name: 'a large one with its comma (UI-19)', place: 'card', words: '', depositDollars: 1500, label: 'Reserve Now $1,500' },
  { name: 'the least one', place: 'card', words: '', depositDollars: 1, label: 'Reserve Now $1' },
  { name: 'a deposit of 0 is left out (CARD-08)', place: 'card', words: '', depositDollars: 0, label: 'Reserve Now' },
  { name: 'the car’s page (VDP-07)', place: 'vdp', words: ' ', depositDollars: 200, label: 'Reserve Car Now' },
  { name: 'the site’s own words (CARD-09)', place: 'card', words: 'Buy Online', depositDollars: 200, label: 'Buy Online' },
  {
    name: 'own words with the deposit (CARD-07)',
    place: 'card',
    words: 'Reserve This Car {deposit}',
    depositDollars: 200,
    label: 'Reserve This Car $200',
  },
  {
    name: 'own words without it (CARD-08)',
    place: 'card',
    words: 'Reserve This Car {deposit}',
    depositDollars: 0,
    label: 'Reserve This Car',
  },
  { name: 'own words around it', place: 'vdp', words: 'Hold it for {deposit}', depositDollars: 99, label: 'Hold it for $99' },
  { name: 'own words that led up to it (CARD-08)', place: 'vdp', words: 'Hold it for {deposit}', depositDollars: 0, label: 'Hold it' },
  { name: 'a dash before it (CARD-08)', place: 'vdp', words: 'Reserve – {deposit}', depositDollars: 0, label: 'Reserve' },
] as const)('labels a reserve button: $name', ({ place, words, depositDollars, label }) => {
  expect(reserveLabel({ itemType: 'car' }, { place, words, depositDollars })).toBe(label)
})

it.each([
  { itemType: 'motorcycle', label: 'Reserve Motorcycle Now' },
  { itemType: 'caravan', label: 'Reserve Caravan Now' },
] as const)('calls a $itemType what it is (CFG-06, VDP-07)', ({ itemType, label }) => {
  expect(reserveLabel({ itemType }, { place: 'vdp', words: '', depositDollars: 200 })).toBe(label)
})
