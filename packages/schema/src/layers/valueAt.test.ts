import { describe, expect, it } from 'vitest'
import { valueAt } from './ListItem'

const doc = {
  search: { pageSize: 24 },
  navigation: { items: [{ id: 'service', label: 'Service' }] },
  vdp: { whyBuyPoints: ['a', 'b'] },
  'a/b': 1,
}

describe('valueAt', () => {
  it.each([
    { pointer: '/search/pageSize', value: 24 },
    { pointer: '/navigation/items/service/label', value: 'Service' },
    { pointer: '/navigation/items/0/label', value: 'Service' },
    { pointer: '/vdp/whyBuyPoints/1', value: 'b' },
    { pointer: '/a~1b', value: 1 },
    { pointer: '', value: doc },
    { pointer: '/search/nothing', value: undefined },
    { pointer: '/nothing/at/all', value: undefined },
    { pointer: '/search/constructor', value: undefined },
    { pointer: '/vdp/whyBuyPoints/length', value: undefined },
  ])('valueAt finds $value at “$pointer”', ({ pointer, value }) => {
    expect(valueAt(doc, pointer)).toBe(value)
  })
})
