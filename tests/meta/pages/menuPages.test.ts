import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import { describe, expect, it } from 'vitest'
import { drawnPage } from '../drawnPage'
import { samplePages } from '../samplePages'
import { openDemo } from '../seededDemo'

const demo = await openDemo()
const pages = await samplePages(demo)

/** With fewer words a page is just a heading over a form. */
const minWords = 100

/** Word count between header and footer, without forms. */
const wordCount = (html: string): number => {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  const text = main.replace(/<(script|style|template|form|select)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')
  return text.split(/\s+/).filter((word) => /\p{Letter}/u.test(word)).length
}

describe.each(demo.sites)('the pages that the menu of $site.slug links to', (of) => {
  const { config } = of.site
  const linked = new Set(
    visibleMenu(config)
      .flatMap(({ href, children }) => [href, ...children.map((child) => child.href)])
      .map((href) => new URL(href, 'http://site').pathname),
  )
  const written = pages
    .filter((page) => page.of === of)
    .filter(({ path, query, route }) => route.page === 'content' && query === '' && linked.has(path))

  it('the pages linked in the menu have enough text: none is a heading over a form (RTE-21)', () => {
    expect(written.length).toBeGreaterThan(0)
    const counted = written.map((page) => ({ path: page.path, count: wordCount(drawnPage(page)) }))
    expect(counted.filter(({ count }) => count < minWords)).toEqual([])
  })
})
