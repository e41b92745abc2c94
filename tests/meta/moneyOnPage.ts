import { JSDOM } from 'jsdom'
import { type CarFigures, collectFigures, noFigures, visibleText } from './carFigures'
import type { DemoPage } from './demoPages'

/** Figures on a page. */
export interface MoneyOnPage {
  readonly name: string
  readonly site: string
  readonly kind: DemoPage['data']['page']
  /** By car slug: of each card, and of the page's car. */
  readonly cars: ReadonlyMap<string, CarFigures>
  /** Visible without a click. */
  readonly inSight: CarFigures
  /** Outside car cards. */
  readonly outsideCards: CarFigures
  /** Visible comparison rate warnings; whether a rate is near each. */
  readonly warnings: readonly boolean[]
  /** Truncated warnings. */
  readonly cutWarnings: readonly string[]
}

const { document } = new JSDOM('<!doctype html><body></body>').window
const warning = /true only for the example/i
const range = /Comparison rates range from [\d.]+% to [\d.]+% p\.a\./g
const isBehindClick = (element: Element): boolean =>
  element.nodeName === 'DETAILS' || element.nodeName === 'DIALOG' || element.hasAttribute('popover') || element.hasAttribute('hidden')

/** By element name, which is fast; copied, as the live list changes on removal. */
const named = (parent: Element, name: string): Element[] => [...parent.getElementsByTagName(name)]

const standsIn = (element: Element | null, isSuch: (around: Element) => boolean): boolean =>
  element !== null && (isSuch(element) || standsIn(element.parentElement, isSuch))

const bodyOf = (html: string): Element => {
  const body = document.createElement('div')
  body.innerHTML = html
  return body
}

const figuresIn = (text: string): CarFigures => {
  const figures = noFigures()
  collectFigures(text.replaceAll(range, ''), figures)
  return figures
}

const slugIn = (element: Element) =>
  named(element, 'a').flatMap((link) => /\/cars\/([^/?#]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])[0]

/** Columns of a comparison by car. */
const comparedTexts = (body: Element): [string, string][] => {
  const tables = named(body, 'table')
  const rows = tables.flatMap((table) => named(table, 'tr'))
  const [head] = tables.flatMap((table) => named(table, 'thead').flatMap((each) => named(each, 'tr')))
  const slugs = [...(head?.children ?? [])].map((cell) => slugIn(cell))
  return slugs.flatMap((slug, column): [string, string][] =>
    slug ? [[slug, rows.map((row) => (row.children[column] ? visibleText(row.children[column] as Element) : '')).join(' ')]] : [],
  )
}

/** Extracts the figures of a page (CAR-23, FIN-04, FIN-05). */
export const moneyOnPage = ({ name, of, data }: DemoPage, html: string): MoneyOnPage => {
  const body = bodyOf(html)
  const main = named(body, 'main')[0] ?? body
  const near = named(main, 'p').filter((each) => warning.test(each.textContent ?? '') && !standsIn(each, isBehindClick))
  const warnings = near.map((each) => /% p\.a\./.test(visibleText((each.closest('section') ?? main) as Element)))
  const cutWarnings = named(main, 'summary')
    .map((each) => visibleText(each))
    .filter((start) => /comparison rate/i.test(start))
  const inSight = figuresIn(visibleText(main, isBehindClick))

  const cars = new Map<string, CarFigures>()
  const figuresOf = (slug: string) => {
    const figures = cars.get(slug) ?? noFigures()
    cars.set(slug, figures)
    return figures
  }
  for (const [slug, text] of comparedTexts(main)) collectFigures(text, figuresOf(slug))
  for (const table of named(main, 'table')) table.remove()
  for (const card of named(main, 'article')) {
    const slug = slugIn(card)
    if (!slug || data.page === 'print') continue
    collectFigures(visibleText(card), figuresOf(slug))
    card.remove()
  }
  // They state the offer's own rate, and that the car's figures are at another.
  for (const offers of named(main, 'section')) if (/^Offers? on this /.test(offers.getAttribute('aria-label') ?? '')) offers.remove()
  const rest = visibleText(main)
  if (data.page === 'car' || data.page === 'print') collectFigures(rest, figuresOf(data.car.slug))
  return { name, site: of.site.slug, kind: data.page, cars, inSight, outsideCards: figuresIn(rest), warnings, cutWarnings }
}
