import { expect, test } from 'vitest'
import { suggestedSlug } from './suggestedSlug'

test.each([
  { name: '', slug: '' },
  { name: 'Coastal Yard', slug: 'coastal-yard' },
  { name: '  Kauri & Co. ', slug: 'kauri-co' },
  { name: 'Māori Motors', slug: 'maori-motors' },
  { name: '...', slug: '' },
  { name: 'x'.repeat(90), slug: 'x'.repeat(50) },
])('The site name “$name” suggests the short name “$slug”', ({ name, slug }) => {
  expect(suggestedSlug(name)).toBe(slug)
})
