import { expect, it } from 'vitest'
import { configPointer } from './valueProblem'

it.each([
  { path: '/navigation/items/1/href', pointer: '/navigation/items/service/href' },
  { path: '/navigation/items/0/label', pointer: '/navigation/items/0/label' },
  { path: '/leads/notify/0', pointer: '/leads/notify/0' },
  { path: '/pages/list/0/blocks/0/entries/0/title', pointer: '/pages/list/home/blocks/why/entries/price/title' },
  { path: '/nothing/here', pointer: '/nothing/here' },
  { path: '', pointer: '' },
])('$path is $pointer', ({ path, pointer }) => {
  const doc = {
    navigation: { items: [{ label: 'no id' }, { id: 'service' }] },
    leads: { notify: ['x'] },
    pages: { list: [{ id: 'home', blocks: [{ id: 'why', kind: 'reasons', entries: [{ id: 'price' }] }] }] },
  }
  expect(configPointer(doc, path)).toBe(pointer)
})
