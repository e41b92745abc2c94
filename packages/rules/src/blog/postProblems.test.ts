import { expect, it } from 'vitest'
import { postProblems } from './postProblems'

const plain = { slug: null, carsFrom: null, imageKey: null, imageAlt: null }

it.each([
  { name: 'nothing entered', entered: {}, fields: [] },
  { name: 'everything valid', entered: { slug: 'a-week', carsFrom: '/search', imageKey: 'a.jpg', imageAlt: 'A yard' }, fields: [] },
  { name: 'capitals in its address', entered: { slug: 'A week' }, fields: ['slug'] },
  { name: 'the address of a category', entered: { slug: 'vehicle-reviews' }, fields: ['slug'] },
  { name: 'the address of pages of the list', entered: { slug: 'page' }, fields: ['slug'] },
  { name: 'cars from an unknown address', entered: { carsFrom: 'https://cars.example/contact' }, fields: ['carsFrom'] },
  { name: 'a picture without words', entered: { imageKey: 'a.jpg', imageAlt: ' ' }, fields: ['imageAlt'] },
])('a post with $name is refused at: $fields (RTE-24)', ({ entered, fields }) =>
  expect(Object.keys(postProblems({ ...plain, ...entered }))).toEqual(fields),
)
