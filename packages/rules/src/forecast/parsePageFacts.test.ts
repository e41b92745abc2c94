import { expect, it } from 'vitest'
import { parsePageFacts } from './parsePageFacts'

const page = `<!DOCTYPE html><html><head><title>Kia Rio</title><meta name="description" content="A small car">
<meta name="robots" content="index"></head><body><h1>Kia <b>Rio</b></h1><p>$24,990<br>drive away</p>
<a href="/book" id="_R_1a_">Book a <i>drive</i></a><template><p>Not shown</p></template>
<script type="application/ld+json">{"@type":"Car","offers":{"price":24990}}</script><img src="/a.jpg" alt="Front"></body></html>`

it('a forecast reads a page’s title, lines, headings, links and structured data (CFG-12)', () => {
  const facts = parsePageFacts(page)
  expect(facts).toMatchObject({ title: 'Kia Rio', description: 'A small car', robots: 'index' })
  expect(facts.lines).toEqual(['Kia Rio', '$24,990', 'drive away', 'Book a drive', 'Front'])
  expect(facts.headings).toEqual(['h1 Kia Rio'])
  expect(facts.links).toEqual([{ label: 'Book a drive', href: '/book' }])
  expect(facts.structured.get('Car.offers.price')).toBe('24990')
})

it('a forecast reads each item of a menu as a line, and a link within a sentence as part of it (CFG-12)', () => {
  const lines = (body: string) => parsePageFacts(`<html><body>${body}</body></html>`).lines
  expect(lines('<nav><a href="/a">Enquire</a> <span><a href="/b">Trade in</a></span><a href="/c">Hours</a></nav>')).toEqual([
    'Enquire',
    'Trade in',
    'Hours',
  ])
  expect(lines('<p>See our <a href="/a">cars</a> or <a href="/b">offers</a>.</p>')).toEqual(['See our cars or offers.'])
})
