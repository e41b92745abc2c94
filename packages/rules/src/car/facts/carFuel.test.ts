import { expect, it } from 'vitest'
import { carFuel } from './carFuel'

it.each([
  { name: 'a hybrid', simpleFuel: 'Hybrid', fuel: 'Hybrid with Regular Unleaded', is: 'Hybrid' },
  { name: 'an electric car', simpleFuel: 'Electric', fuel: null, is: 'Electric' },
  { name: 'unleaded', simpleFuel: null, fuel: 'Unleaded Petrol', is: 'Petrol' },
  { name: 'diesel, however written', simpleFuel: null, fuel: 'TURBO DIESEL', is: 'Diesel' },
  { name: 'gas', simpleFuel: null, fuel: 'LPG', is: null },
  { name: 'unknown fuel', simpleFuel: null, fuel: null, is: null },
] as const)('carFuel finds the fuel of a car for offers: $name (OFR-01)', ({ simpleFuel, fuel, is }) =>
  expect(carFuel({ simpleFuel, fuel })).toBe(is),
)
