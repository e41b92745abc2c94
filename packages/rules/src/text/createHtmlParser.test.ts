import { expect, it } from 'vitest'
import { createHtmlParser } from './createHtmlParser'

/** Calls of a handler, in order: elements by name, text as it is. */
const calls = (html: string): string[] => {
  const events: string[] = []
  const parser = createHtmlParser({
    onopentag: (name) => events.push(`<${name}>`),
    ontext: (text) => events.push(text),
    onclosetag: (name) => events.push(`</${name}>`),
  })
  parser.end(html)
  return events
}

it('the HTML parser reports elements, text and end tags, including omitted end tags', () => {
  expect(calls('<ul><li>Oil<li>Filter<br></ul>&amp;')).toEqual('<ul> <li> Oil </li> <li> Filter <br> </br> </li> </ul> &'.split(' '))
})

it('the HTML parser parses any number of sibling elements, and stops at more than 1,000 nested elements', () => {
  expect(calls(`${'<p><b>x</b><br></p>'.repeat(2_000)}end`).at(-1)).toBe('end')
  expect(calls(`${'<b>'.repeat(900)}end`)).toContain('end')
  expect(calls(`${'<b>'.repeat(1_001)}end`)).not.toContain('end')
})
