import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { pageText } from './pageText'

const buildBlocks = (...blocks: object[]) =>
  buildConfig({ pages: { list: [{ id: 'tried', path: '/tried', title: 'Tried', blocks }] } } as never).pages.list.find(
    ({ id }) => id === 'tried',
  )?.blocks ?? []

it.each([
  {
    name: 'without headings and marks',
    blocks: [{ id: 'a', kind: 'prose', text: '## Who we are\n\n**Family owned**, see [our yard](/yard).\n\n- Ten bays in the workshop' }],
    expected: 'Family owned, see our yard. Ten bays in the workshop',
  },
  {
    name: 'short ones together',
    blocks: [
      { id: 'a', kind: 'hero', text: 'Book a service.' },
      { id: 'b', kind: 'form', form: 'service', text: 'Pick a time and we confirm it the same day.' },
      { id: 'c', kind: 'prose', text: 'Never reached.' },
    ],
    expected: 'Book a service. Pick a time and we confirm it the same day.',
  },
  {
    name: 'with placeholders replaced',
    blocks: [{ id: 'a', kind: 'prose', text: '{name} looks after the personal information it holds as the {privacyLaw} asks.' }],
    expected: 'Harbour Motors looks after the personal information it holds as the Privacy Act 1988 asks.',
  },
  { name: 'no hidden text', blocks: [{ id: 'a', kind: 'prose', text: 'Secret.', shown: false }], expected: '' },
])('the description rule gives the first text of a page (RTE-21): $name', ({ blocks, expected }) => {
  expect(pageText(buildBlocks(...blocks), { name: 'Harbour Motors', privacyLaw: 'Privacy Act 1988' })).toBe(expected)
})
