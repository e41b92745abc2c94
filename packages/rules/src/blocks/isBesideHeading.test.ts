import { expect, it } from 'vitest'
import { isBesideHeading } from './isBesideHeading'

const text = (heading: string, id = 'before') => ({ id, kind: 'prose', heading }) as const
const form = { id: 'form', kind: 'form', heading: 'Enquire' } as const

it.each([
  { name: 'it has a heading', shown: [text('About us', 'own')], is: true },
  { name: 'the heading is elsewhere', shown: [text('', 'own'), text('Later')], is: false },
  { name: 'it follows a text with a heading', shown: [text('About us'), text('', 'own')], is: true },
  { name: 'it follows a text whose heading is elsewhere', shown: [text(''), text('', 'own')], is: false },
  { name: 'another block is between it and a heading', shown: [text('About us'), form, text('', 'own')], is: false },
])('whether a text is in the column beside headings if $name: $is (CNT-07)', ({ shown, is }) => {
  expect(isBesideHeading({ id: 'own' }, shown)).toBe(is)
})
