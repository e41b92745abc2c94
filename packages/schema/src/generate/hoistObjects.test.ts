import { expect, it } from 'vitest'
import { hoistObjects } from './hoistObjects'

const leaf = { type: 'string' }

it('the JSON Schema moves every object to a definition, equal objects to one, and leaves the rest in place', () => {
  const item = { type: 'object', properties: { id: leaf } }
  expect(hoistObjects({ type: 'object', properties: { a: item, b: { type: 'array', items: item }, c: leaf } })).toEqual({
    type: 'object',
    properties: { a: { $ref: '#/$defs/o0' }, b: { type: 'array', items: { $ref: '#/$defs/o0' } }, c: leaf },
    $defs: { o0: item },
  })
})

it('the JSON Schema moves the oneOf choices of a list to definitions', () => {
  const kind = { type: 'object', properties: { kind: { const: 'a' } } }
  expect(hoistObjects({ items: { oneOf: [kind], else: { properties: { x: leaf } } } })).toEqual({
    items: { oneOf: [{ $ref: '#/$defs/o1' }], else: { $ref: '#/$defs/o0' } },
    $defs: { o0: { properties: { x: leaf } }, o1: kind },
  })
})
