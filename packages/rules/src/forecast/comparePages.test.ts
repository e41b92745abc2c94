import { describe, expect, it } from 'vitest'
import { comparePages } from './comparePages'
import { parsePageFacts } from './parsePageFacts'

const page = (body: string, head = '<title>Cars</title>') => parsePageFacts(`<html><head>${head}</head><body>${body}</body></html>`)
const sentences = (before: string, after: string) =>
  comparePages(page(before), page(after)).map(({ kind, sentence }) => `${kind}: ${sentence}`)

const card = (name: string, price: string) =>
  `<article><h3><a href="/cars/${name}">${name}</a></h3><p>${price}</p><p>Drive away</p></article>`

describe('A forecast lists the changes of a page', () => {
  it.each([
    ['a line that disappears', '<p>$24,990</p><p>$129 a week</p>', '<p>$24,990</p>', ['price: “$129 a week” disappears']],
    ['a line that appears', '<p>Kia Rio</p>', '<p>Kia Rio</p><p>Seven seats</p>', ['text: “Seven seats” appears']],
    ['a promise', '<p>Kia Rio</p><p>Seven year warranty</p>', '<p>Kia Rio</p>', ['promise: “Seven year warranty” disappears']],
    [
      'a tagline beside a name',
      '<a href="/"><span>North</span><span>Good <b>car</b>s</span></a>',
      '<a href="/"><span>North</span><span>Fair cars</span></a>',
      ['text: “North Good cars” becomes “North Fair cars”', 'link: The link “North Good cars” is called “North Fair cars”'],
    ],
    [
      'a price that changes',
      '<p>$24,990 drive away</p>',
      '<p>$23,990 drive away</p>',
      ['price: “$24,990 drive away” becomes “$23,990 drive away”'],
    ],
    [
      'a renamed item of a menu, whose old name the footer keeps',
      '<nav><a href="/e">Enquire</a><a href="/t">Trade in</a></nav><p>Cars</p><footer><p>Trade in</p></footer>',
      '<nav><a href="/e">Enquire</a><a href="/t">Value my car</a></nav><p>Cars</p><footer><p>Trade in</p></footer>',
      ['text: “Trade in” becomes “Value my car”', 'link: The link “Trade in” is called “Value my car”'],
    ],
    [
      'a renamed item of the footer, whose old name the menu keeps',
      '<nav><a href="/t">Trade in</a></nav><p>Cars</p><footer><a href="/t2">Trade in</a></footer>',
      '<nav><a href="/t">Trade in</a></nav><p>Cars</p><footer><a href="/t2">Value my car</a></footer>',
      ['text: “Trade in” becomes “Value my car”', 'link: The link “Trade in” is called “Value my car”'],
    ],
    ['another order', '<p>Reserve</p><p>Finance</p>', '<p>Finance</p><p>Reserve</p>', ['order: Parts of the page are in another order']],
    [
      'a link with another address',
      '<a href="/book">Book</a>',
      '<a href="/visit">Book</a>',
      ['link: The link “Book” leads to /visit instead of /book'],
    ],
    [
      'a link that stays in the header',
      '<header><a href="/book">Book</a></header><p>Cars</p><footer><a href="/book">Book</a><p>Hours</p></footer>',
      '<header><a href="/book">Book</a></header><p>Cars</p><footer><p>Hours</p></footer>',
      ['text: “Book” disappears', 'link: One of the links “Book” disappears'],
    ],
    ['a skipped level of headings', '<h1>Cars</h1><h2>New</h2>', '<h1>Cars</h1><h3>New</h3>', ['heading: A level of headings is skipped']],
    [
      'a change of its look only',
      '<p class="a">Kia Rio</p>',
      '<p class="b">Kia Rio</p>',
      ['markup: The look or the behaviour changes, not the text'],
    ],
    ['nothing', '<p>Kia Rio</p>', '<p>Kia Rio</p>', []],
    [
      'a price of one card, not that of its neighbour',
      `${card('rio', '$35,490')}${card('leaf', '$31,990')}`,
      `${card('rio', '$33,990')}${card('leaf', '$31,990')}${card('new', '$35,490')}`,
      [
        'price: “$35,490” becomes “$33,990”',
        'price: “$35,490” appears',
        'text: “new” appears',
        'text: “Drive away” appears',
        'link: A link “new” to /cars/new appears',
      ],
    ],
    [
      'amounts where they are, not the first that has another figure',
      '<section><h2>Costs</h2><p>$35,490</p><p>Excl. charges</p><p>Registration</p><p>$6</p></section>',
      '<section><h2>Costs</h2><p>$33,990</p><p>Excl. charges</p><p>Registration</p><p>$8</p></section>',
      ['price: “$35,490” becomes “$33,990”', 'price: “$6” becomes “$8”'],
    ],
    [
      'a price that gets a previous one beside it',
      '<section><h2>Rio</h2><p>$35,490</p></section>',
      '<section><h2>Rio</h2><p>$31,990<span class="ml-2"><span>Was </span><s>$39,990</s></span></p></section>',
      ['price: “$35,490” becomes “$31,990 Was $39,990”'],
    ],
    [
      'no other order, if a menu item has another name',
      '<ul><li>Cars</li><li>Finance</li><li>Trade in</li></ul><p>Finance</p>',
      '<ul><li>Cars</li><li>Loans</li><li>Trade in</li></ul><p>Finance</p>',
      ['text: “Finance” becomes “Loans”'],
    ],
    [
      'another order of cards',
      `${card('rio', '$1')}${card('leaf', '$2')}`,
      `${card('leaf', '$2')}${card('rio', '$1')}`,
      ['order: Parts of the page are in another order'],
    ],
    [
      'a heading over the same text',
      '<section><h2>Good cars</h2><p>Seven seats</p><p>Tow bar</p></section>',
      '<section><h2>Fine cars</h2><p>Seven seats</p><p>Tow bar</p></section>',
      ['text: “Good cars” becomes “Fine cars”'],
    ],
    [
      'nothing of a heading that goes but the heading',
      '<p>Stock</p><section><h2>Good cars</h2><p>$24,990</p></section>',
      '<p>Stock</p><section><p>$24,990</p></section>',
      ['text: “Good cars” disappears'],
    ],
  ])('the forecast of a page names %s (CFG-12)', (_name, before, after, expected) => expect(sentences(before, after)).toEqual(expected))

  it('the forecast of a page names its title, description and listing by search engines', () => {
    const head = (title: string, robots: string) => page('', `<title>${title}</title><meta name="robots" content="${robots}">`)
    expect(comparePages(head('Kia', 'index'), head('Cars', 'noindex')).map(({ sentence }) => sentence)).toEqual([
      'The title becomes “Cars”',
      'Search engines no longer list the page',
    ])
  })

  it('the forecast of a page that only one side has is that it appears or disappears', () => {
    expect(comparePages(null, page(''))).toEqual([{ kind: 'page', sentence: 'The page appears' }])
    expect(comparePages(page(''), null)).toEqual([{ kind: 'page', sentence: 'The page disappears' }])
    expect(comparePages(null, null)).toEqual([])
  })

  it('the forecast of a page names the part of each changed text', () => {
    const changes = comparePages(page(card('rio', '$35,490')), page(card('rio', '$33,990')))
    expect(changes).toEqual([{ kind: 'price', sentence: '“$35,490” becomes “$33,990”', part: 'rio' }])
  })

  it('the forecast of a page quotes a long text where it changes', () => {
    const [sentence] = sentences(`<p>${'Long words '.repeat(15)}end here</p>`, `<p>${'Long words '.repeat(15)}go on there</p>`)
    expect(sentence).toMatch(/^text: “…(?:Long words |words )+end here” becomes “…(?:Long words |words )+go on there”$/)
  })

  it('the forecast of a page names at most 12 changes of a kind, and the number of the others', () => {
    const lines = Array.from({ length: 15 }, (_, index) => `<p>${String.fromCharCode(97 + index).repeat(6)}</p>`).join('')
    expect(sentences('', lines).at(-1)).toBe('text: and 3 more changes of this kind')
  })
})
