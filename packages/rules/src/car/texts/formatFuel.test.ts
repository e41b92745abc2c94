import { expect, it } from 'vitest'
import { formatFuel } from './carSummaryText'

it.each([
  { fuel: 'Petrol - Premium Unleaded', text: 'premium unleaded petrol' },
  { fuel: 'Unleaded Petrol', text: 'unleaded petrol' },
  { fuel: 'Diesel', text: 'diesel' },
  { fuel: 'Plug-in Hybrid', text: 'plug-in hybrid' },
  { fuel: 'Petrol or LPG (Dual)', text: 'petrol or LPG' },
  { fuel: ' ', text: '' },
])('a car page formats the fuel “$fuel” as “$text” (VDP-02)', ({ fuel, text }) => expect(formatFuel(fuel)).toBe(text))
