import { expect, it } from 'vitest'
import { drawnPage } from '../drawnPage'
import { samplePages } from '../samplePages'
import { openDemo } from '../seededDemo'

const pages = await samplePages(await openDemo())

/** HTML from the start tag at an index to the end of its list. */
const listAt = (html: string, start: number): string => {
  let depth = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<ul\b|<\/ul>/g)) {
    depth += tag === '</ul>' ? -1 : 1
    if (depth === 0) return html.slice(start, start + index)
  }
  return html.slice(start)
}

/** Start tags of lists that scroll sideways and that no key reaches: not focusable, and without a link, button or field. */
const unreachable = (html: string): readonly string[] =>
  [...html.matchAll(/<ul\b[^>]*overflow-x-auto[^>]*>/g)]
    .filter(({ 0: tag, index }) => !tag.includes('tabindex="0"') && !/<(?:a|button|input|select|summary)\b/.test(listAt(html, index)))
    .map(([tag]) => tag)

it('every list that scrolls sideways can be scrolled by keyboard (UI-30)', () => {
  const scrolling = pages.map((page) => ({ name: page.name, html: drawnPage(page) })).filter(({ html }) => html.includes('overflow-x-auto'))
  expect(scrolling.length).toBeGreaterThan(10)
  expect(scrolling.flatMap(({ name, html }) => unreachable(html).map((tag) => `${name}: ${tag}`))).toEqual([])
})
