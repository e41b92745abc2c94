import { expect, it } from 'vitest'
import { freeSlug } from './toSlug'

it.each([
  { name: 'Geelong West', taken: [], slug: 'geelong-west' },
  { name: 'Geelong West', taken: ['geelong-west'], slug: 'geelong-west-2' },
  { name: 'Geelong West', taken: ['geelong-west', 'geelong-west-2', 'geelong-west-4'], slug: 'geelong-west-3' },
  { name: '…', taken: [], slug: 'location' },
  { name: '', taken: ['location'], slug: 'location-2' },
  { name: 'Coolangatta and Tweed Heads', taken: [], slug: 'coolangatta-and' },
  { name: 'Coolangatta Tweed', taken: ['coolangatta-twee'], slug: 'coolangatta-twee-2' },
])('“$name” gets the slug $slug if $taken are in use (RTE-18)', ({ name, taken, slug }) => {
  expect(freeSlug(name, { taken: new Set(taken), fallback: 'location', maxLength: 16 })).toBe(slug)
})
