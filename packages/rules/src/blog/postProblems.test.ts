import { expect, it } from 'vitest'
import { postProblems } from './postProblems'

const plain = { slug: null, carsFrom: null, imageKey: null, imageAlt: null }

it.each([
  { name: 'nothing of it', typed: {}, fields: [] },
  { name: 'all of it well', typed: { slug: 'a-week', carsFrom: '/search', imageKey: 'a.jpg', imageAlt: 'A yard' }, fields: [] },
  { name: 'capitals in its address', typed: { slug: 'A week' }, fields: ['slug'] },
  { name: 'the address of a category', typed: { slug: 'vehicle-reviews' }, fields: ['slug'] },
  { name: 'the address of pages of the list', typed: { slug: 'page' }, fields: ['slug'] },
  { name: 'cars from nowhere', typed: { carsFrom: 'https://cars.example/contact' }, fields: ['carsFrom'] },
  { name: 'a picture without words', typed: { imageKey: 'a.jpg', imageAlt: ' ' }, fields: ['imageAlt'] },
])('a post with $name is refused at: $fields (RTE-24)', ({ typed, fields }) =>
  expect(Object.keys(postProblems({ ...plain, ...typed }))).toEqual(fields),
)
