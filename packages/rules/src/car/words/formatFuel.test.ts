import { expect, it } from 'vitest'
import { formatFuel } from './carSummaryText'

it.each([
  { fuel: 'Petrol - Premium Unleaded', words: 'premium unleaded petrol' },
  { fuel: 'Unleaded Petrol', words: 'unleaded petrol' },
  { fuel: 'Diesel', words: 'diesel' },
  { fuel: 'Plug-in Hybrid', words: 'plug-in hybrid' },
  { fuel: 'Petrol or LPG (Dual)', words: 'petrol or LPG' },
  { fuel: ' ', words: '' },
])('formats the fuel “$fuel” as “$words” (VDP-02)', ({ fuel, words }) => expect(formatFuel(fuel)).toBe(words))
