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

it('a forecast reads the lines of a page by card and heading (CFG-12)', () => {
  const { parts } = parsePageFacts(
    `<body><p>Menu</p><ul><li><a href="/a">One</a></li></ul><h1>Cars</h1><p>All</p><ul><li><p>New</p><h2><a href="/cars/rio">Rio</a></h2><p>$1</p></li></ul>
    <p>More</p><section><h2>Finance</h2><p>8%</p><h2>Map</h2><p>Road</p></section></body>`,
  )
  expect(parts).toEqual([
    { name: '', href: '', lines: ['Menu', 'One'] },
    { name: 'Cars', href: '', lines: ['Cars', 'All', 'More'] },
    { name: 'Rio', href: '/cars/rio', lines: ['New', 'Rio', '$1'] },
    { name: 'Finance', href: '', lines: ['Finance', '8%'] },
    { name: 'Map', href: '', lines: ['Map', 'Road'] },
  ])
})

it.each([
  ['$31,990<span><span>Was </span><s>$39,990</s></span>', '$31,990 Was $39,990'],
  ['<b>XTR</b><a href="/">Trade In</a>', 'XTR Trade In'],
  ['<span>Good <b>car</b>s</span>', 'Good cars'],
  ['About $<span>37,026</span> on the road', 'About $37,026 on the road'],
  ['(<span>3311207</span>, <span>3311208</span>)', '(3311207, 3311208)'],
  ['26,581<!-- --> km', '26,581 km'],
])('a forecast reads %s as %s (CFG-12)', (html, text) => expect(parsePageFacts(`<body><p>${html}</p></body>`).lines).toEqual([text]))

it('a forecast reads each item of a menu as a line, and a link within a sentence as part of it (CFG-12)', () => {
  const lines = (body: string) => parsePageFacts(`<html><body>${body}</body></html>`).lines
  expect(lines('<nav><a href="/a">Enquire</a> <span><a href="/b">Trade in</a></span><a href="/c">Hours</a></nav>')).toEqual([
    'Enquire',
    'Trade in',
    'Hours',
  ])
  expect(lines('<p>See our <a href="/a">cars</a> or <a href="/b">offers</a>.</p>')).toEqual(['See our cars or offers.'])
})
