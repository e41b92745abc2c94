import { expect, it } from 'vitest'
import { searchSummary } from './searchSummary'

const nothing = { query: '', values: {}, ranges: {} }

it.each([
  { name: 'nothing', requested: nothing, summary: '' },
  { name: 'words', requested: { ...nothing, query: 'red ute' }, summary: 'red ute' },
  {
    name: 'choices and bounds',
    requested: { ...nothing, values: { make: ['Kia', 'Mazda'] }, ranges: { price: { min: null, max: 20000 } } },
    summary: 'Kia · Mazda · price to 20000',
  },
  { name: 'a postcode, which it leaves out', requested: { ...nothing, near: { postcode: '3220', km: 50 } }, summary: 'near a postcode' },
])('an event summarises a search (ANL-01): $name', ({ requested, summary }) => expect(searchSummary(requested)).toBe(summary))
