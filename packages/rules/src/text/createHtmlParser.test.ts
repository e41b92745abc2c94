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

it('calls for elements, their words and their ends, also those that are left out', () => {
  expect(calls('<ul><li>Oil<li>Filter<br></ul>&amp;')).toEqual('<ul> <li> Oil </li> <li> Filter <br> </br> </li> </ul> &'.split(' '))
})

it('reads any number of elements beside one another, and stops where they are nested deeper than pages are', () => {
  expect(calls(`${'<p><b>x</b><br></p>'.repeat(2_000)}end`).at(-1)).toBe('end')
  expect(calls(`${'<b>'.repeat(900)}end`)).toContain('end')
  expect(calls(`${'<b>'.repeat(1_001)}end`)).not.toContain('end')
})
