import { expect, it } from 'vitest'
import { vehicleQuestion } from './vehicleQuestion'

it.each([
  { name: 'a plate', said: { rego: 'abc-12 d', regoState: 'NSW' }, question: { by: 'plate', plate: 'ABC12D', state: 'NSW' } },
  { name: 'a plate of New Zealand', country: 'NZ', said: { rego: 'kxy412' }, question: { by: 'plate', plate: 'KXY412', state: 'NZ' } },
  { name: 'a state there isn’t in New Zealand', country: 'NZ', said: { rego: 'A1', regoState: 'NSW' }, question: { state: 'NZ' } },
  { name: 'a VIN', said: { vin: ' jtnk43be103012345 ' }, question: { by: 'vin', vin: 'JTNK43BE103012345' } },
  { name: 'a plate before a VIN', said: { rego: 'ABC12D', regoState: 'VIC', vin: 'x' }, question: { by: 'plate', state: 'VIC' } },
] as const)('reads which vehicle is meant by $name (API-08)', ({ said, question, ...more }) => {
  expect(vehicleQuestion(said, 'country' in more && more.country ? more.country : 'AU')).toMatchObject({ ok: true, question })
})

it.each([
  { name: 'nothing', said: {}, field: 'rego' },
  { name: 'one character', said: { rego: 'A', regoState: 'NSW' }, field: 'rego' },
  { name: 'eight', said: { rego: 'ABCD1234', regoState: 'NSW' }, field: 'rego' },
  { name: 'an accent', said: { rego: 'É12', regoState: 'NSW' }, field: 'rego' },
  { name: 'no state', said: { rego: 'ABC12D' }, field: 'regoState' },
  { name: 'a state elsewhere', said: { rego: 'ABC12D', regoState: 'NZ' }, field: 'regoState' },
  { name: 'a VIN with an O', said: { vin: 'JTNK43BE1O3012345' }, field: 'vin' },
])('says what is wrong with $name (API-08)', ({ said, field }) => {
  const checked = vehicleQuestion(said, 'AU')
  expect(checked.ok ? [] : Object.keys(checked.problems)).toEqual([field])
})
