import { expect, it } from 'vitest'
import { postProblems } from './postProblems'

const plain = { publishTime: null, slug: null, carsFrom: null, imageKey: null, imageAlt: null }

it.each([
  { name: 'nothing of it', typed: {}, fields: [] },
  {
    name: 'all of it well',
    typed: { publishTime: '09:30', slug: 'a-week', carsFrom: '/search', imageKey: 'a.jpg', imageAlt: 'A yard' },
    fields: [],
  },
  { name: 'a time that is none', typed: { publishTime: '24:00' }, fields: ['publishTime'] },
  { name: 'a time with one digit', typed: { publishTime: '9:30' }, fields: ['publishTime'] },
  { name: 'capitals in its address', typed: { slug: 'A week' }, fields: ['slug'] },
  { name: 'the address of a category', typed: { slug: 'vehicle-reviews' }, fields: ['slug'] },
  { name: 'the address of pages of the list', typed: { slug: 'page' }, fields: ['slug'] },
  { name: 'cars from nowhere', typed: { carsFrom: 'https://cars.example/contact' }, fields: ['carsFrom'] },
  { name: 'a picture without words', typed: { imageKey: 'a.jpg', imageAlt: ' ' }, fields: ['imageAlt'] },
])('a post with $name is refused at: $fields (RTE-24)', ({ typed, fields }) =>
  expect(Object.keys(postProblems({ ...plain, ...typed }))).toEqual(fields),
)
