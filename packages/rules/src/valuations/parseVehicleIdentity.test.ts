import { expect, it } from 'vitest'
import { parseVehicleIdentity } from './parseVehicleIdentity'

it.each([
  { name: 'a plate', input: { rego: 'abc-12 d', regoState: 'NSW' }, question: { by: 'plate', plate: 'ABC12D', state: 'NSW' } },
  { name: 'a plate of New Zealand', country: 'NZ', input: { rego: 'kxy412' }, question: { by: 'plate', plate: 'KXY412', state: 'NZ' } },
  { name: 'an Australian state in New Zealand', country: 'NZ', input: { rego: 'A1', regoState: 'NSW' }, question: { state: 'NZ' } },
  { name: 'a VIN', input: { vin: ' jtnk43be103012345 ' }, question: { by: 'vin', vin: 'JTNK43BE103012345' } },
  { name: 'a plate before a VIN', input: { rego: 'ABC12D', regoState: 'VIC', vin: 'x' }, question: { by: 'plate', state: 'VIC' } },
] as const)('parseVehicleIdentity identifies the vehicle by $name (API-08)', ({ input, question, ...more }) => {
  expect(parseVehicleIdentity(input, 'country' in more && more.country ? more.country : 'AU')).toMatchObject({ ok: true, question })
})

it.each([
  { name: 'nothing', input: {}, field: 'rego' },
  { name: 'one character', input: { rego: 'A', regoState: 'NSW' }, field: 'rego' },
  { name: 'eight', input: { rego: 'ABCD1234', regoState: 'NSW' }, field: 'rego' },
  { name: 'an accent', input: { rego: 'É12', regoState: 'NSW' }, field: 'rego' },
  { name: 'no state', input: { rego: 'ABC12D' }, field: 'regoState' },
  { name: 'a state elsewhere', input: { rego: 'ABC12D', regoState: 'NZ' }, field: 'regoState' },
  { name: 'a VIN with an O', input: { vin: 'JTNK43BE1O3012345' }, field: 'vin' },
])('the valuation form reports problems with $name (API-08)', ({ input, field }) => {
  const checked = parseVehicleIdentity(input, 'AU')
  expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual([field])
})
