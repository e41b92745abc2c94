import { expect, test } from 'vitest'
import { newId } from './newId'

const rows = [
  { name: 'Book a service', taken: [], id: 'book-a-service' },
  { name: 'Book a service', taken: ['book-a-service'], id: 'book-a-service-2' },
  { name: 'Book a service', taken: ['book-a-service', 'book-a-service-2'], id: 'book-a-service-3' },
  { name: 'Māori whānau', taken: [], id: 'maori-whanau' },
  { name: '***', taken: [], id: 'item' },
  { name: 'a'.repeat(80), taken: [], id: 'a'.repeat(30) },
]
for (const { name, taken, id } of rows)
  test(`the name ${name.slice(0, 20)} with ${taken.length} ids taken gives the id ${id}`, () => expect(newId(name, taken)).toBe(id))
