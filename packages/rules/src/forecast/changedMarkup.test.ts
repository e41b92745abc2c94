import { describe, expect, it } from 'vitest'
import { changedMarkup } from './changedMarkup'

const page = (body: string, head = '<title>Cars</title>') => `<html><head>${head}</head><body><main>${body}</main></body></html>`

describe('A forecast reads only the part of a document that differs (CFG-12)', () => {
  it.each<[string, string, string, string, string]>([
    ['a line', '<p>One</p><p>Two</p><p>Three</p>', '<p>One</p><p>Too</p><p>Three</p>', '<p>Two', '<p>Too'],
    [
      'the rest of a line',
      '<p>$129 <b>a week</b></p><p>x</p>',
      '<p>$129 <b>a month</b></p><p>x</p>',
      '<p>$129 <b>a week</b>',
      '<p>$129 <b>a month</b>',
    ],
    ['a text before a block', '<div>One<p>x</p></div>', '<div>Ones<p>x</p></div>', '<div>One', '<div>Ones'],
    ['an element with the same beginning', '<div>One<p>x</p></div>', '<div>One<pre>x</pre></div>', '<p>x</p>', '<pre>x</pre>'],
    [
      'a link with blocks',
      '<ul><a href="/a"><p>A</p><p>B</p></a></ul>',
      '<ul><a href="/a"><p>A</p><p>C</p></a></ul>',
      '<ul><a href="/a"><p>A</p><p>B</p></a>',
      '<ul><a href="/a"><p>A</p><p>C</p></a>',
    ],
    [
      'a heading',
      '<h1>Kia <b>Rio</b></h1><p>x</p>',
      '<h1>Kia <b>Cerato</b></h1><p>x</p>',
      '<h1>Kia <b>Rio</b></h1>',
      '<h1>Kia <b>Cerato</b></h1>',
    ],
    ['a repeated part', '<p>x</p><p>x</p>', '<p>x</p>', '<p>x</p></main>', '</main>'],
    ['a text of an image', '<p>x</p>y<img alt="a"><p>z</p>', '<p>x</p>y<img alt="b"><p>z</p>', '</p>y<img alt="a">', '</p>y<img alt="b">'],
    ['an unfinished element', '<p>x</p><a>y', '<p>x</p><a>z', '', ''],
  ])('%s', (_name, one, other, expected, expectedOther) => {
    const [part, otherPart] = changedMarkup(page(one), page(other))
    if (expected !== '') expect([part, otherPart]).toEqual([expected, expectedOther])
    // Outside of both parts the documents are equal.
    const [[start, end], [otherStart, otherEnd]] = [
      [page(one).split(part)[0] ?? '', part],
      [page(other).split(otherPart)[0] ?? '', otherPart],
    ]
    if (expected !== '' && expectedOther !== '') {
      expect(start).toBe(otherStart)
      expect(page(one).slice(start.length + end.length)).toBe(page(other).slice(otherStart.length + otherEnd.length))
    }
  })

  it('the head is one part', () => {
    const [part] = changedMarkup(page('<p>x</p>'), page('<p>x</p>', '<title>Kia</title>'))
    expect(part).toContain('<head><title>Cars</title></head>')
  })
})
