import { anyCharacter } from '@forecourt/schema/testing/anyCharacter'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toSlug } from './toSlug'

it.each([
  { name: 'Land Rover', slug: 'land-rover' },
  { name: 'Citroën', slug: 'citroen' },
  { name: ' Mercedes-Benz ', slug: 'mercedes-benz' },
  { name: '../etc', slug: 'etc' },
  { name: '', slug: '' },
])('the address rule converts “$name” to the slug “$slug” (RTE-18)', ({ name, slug }) => expect(toSlug(name)).toBe(slug))

it('a slug always gives a safe path segment, which is its own slug (RTE-18)', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (name) => {
      const slug = toSlug(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(toSlug(slug)).toBe(slug)
    }),
  )
})
