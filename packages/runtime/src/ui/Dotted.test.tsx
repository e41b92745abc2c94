import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Dotted } from './Dotted'

const html = (text: string) => renderToStaticMarkup(<Dotted>{text}</Dotted>)
const hours = 'Open Sundays 10 to 4 · 218 Parramatta Road, Granville'

it('a long text has a line for each part on a phone, without dots between them', () => {
  expect(html(hours).replaceAll(/<[^>]*>/g, '')).toBe(hours)
  expect(html(hours)).toContain('<span class="max-sm:hidden"> · </span>218 Parramatta Road')
})

it.each(['Open today · 9 to 5', 'A long announcement without any parts that could have lines of their own'])(
  'a text that fits on a line or has one part is as it was entered: %s',
  (text) => expect(html(text)).toBe(text),
)
