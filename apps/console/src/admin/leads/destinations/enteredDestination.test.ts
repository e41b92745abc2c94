import { expect, it } from 'vitest'
import { emptyDestination, parseList, previewedTarget } from './enteredDestination'

it.each([
  ['', []],
  ['a@b.example', ['a@b.example']],
  [' a@b.example,\n c@d.example ; a@b.example', ['a@b.example', 'c@d.example']],
])('the form of a destination reads %j as the email addresses %j', (text, list) => expect(parseList(text)).toEqual(list))

it('a new destination has no address and the first option of each select; its preview uses a sample address (ENT-16)', () => {
  const { target } = emptyDestination('adf')
  expect(target).toEqual({ kind: 'adf', to: [], isAttached: false, demoAs: null })
  expect(previewedTarget({ kind: 'adf', to: ['half@'], isAttached: true, demoAs: 'used' })).toEqual({
    kind: 'adf',
    to: ['preview@forecourt.example'],
    isAttached: true,
    demoAs: 'used',
  })
  expect(emptyDestination('webhook').target).toEqual({ kind: 'webhook', url: '', shape: 'events' })
})
