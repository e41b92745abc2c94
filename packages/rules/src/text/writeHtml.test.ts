import { expect, it } from 'vitest'
import { writeHtml } from './writeHtml'

it('the HTML writer escapes text and writes formatting as elements', () => {
  expect(writeHtml('## A & B\n\nSee <b>[our cars](/search?a=1&b=2)</b>')).toBe(
    '<h2>A &#38; B</h2>\n<p>See &#60;b&#62;<a href="/search?a=1&#38;b=2">our cars</a>&#60;/b&#62;</p>',
  )
})
