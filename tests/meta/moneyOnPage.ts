import { JSDOM } from 'jsdom'
import { type CarFigures, collectFigures, noFigures, readText } from './carFigures'
import type { DemoPage } from './demoPages'

/** What a page says about money, as plain facts. */
export interface MoneyOnPage {
  readonly name: string
  readonly site: string
  readonly kind: DemoPage['data']['page']
  /** By the slug of the car: of each card, and of the car the page is of. */
  readonly cars: ReadonlyMap<string, CarFigures>
  /** What stands in sight: not folded, not behind a click. */
  readonly inSight: CarFigures
  /** What stands outside the cards of cars. */
  readonly outsideCards: CarFigures
  /** The warnings of comparison rates in sight; for each whether a rate stands near it. */
  readonly warnings: readonly boolean[]
  /** Warnings of which only a start shows. */
  readonly cutWarnings: readonly string[]
}

const { document } = new JSDOM('<!doctype html><body></body>').window
const warning = /true only for the example/i
const range = /Comparison rates range from [\d.]+% to [\d.]+% p\.a\./g
const behindClick = 'details, [popover], dialog, [hidden]'

const bodyOf = (html: string): Element => {
  const body = document.createElement('div')
  body.innerHTML = html
  for (const gone of body.querySelectorAll('script, style, template')) gone.remove()
  return body
}

const figuresIn = (text: string): CarFigures => {
  const figures = noFigures()
  collectFigures(text.replaceAll(range, ''), figures)
  return figures
}

const slugIn = (element: Element) => /\/cars\/([^/?#]+)/.exec(element.querySelector('a[href*="/cars/"]')?.getAttribute('href') ?? '')?.[1]

/** The columns of a comparison, as texts by car. */
const comparedTexts = (body: Element): [string, string][] => {
  const rows = [...body.querySelectorAll('table tr')]
  const slugs = [...(body.querySelector('table thead tr')?.children ?? [])].map((cell) => slugIn(cell))
  return slugs.flatMap((slug, column): [string, string][] =>
    slug ? [[slug, rows.map((row) => (row.children[column] ? readText(row.children[column] as Element) : '')).join(' ')]] : [],
  )
}

/** Reads what a page says about money (CAR-23, FIN-04, FIN-05). */
export const moneyOnPage = ({ name, of, data }: DemoPage, html: string): MoneyOnPage => {
  const body = bodyOf(html)
  const main = body.querySelector('main') ?? body
  const near = [...main.querySelectorAll('p')].filter((each) => warning.test(each.textContent ?? '') && !each.closest(behindClick))
  const warnings = near.map((each) => /% p\.a\./.test(readText((each.closest('section') ?? main) as Element)))
  const cutWarnings = [...main.querySelectorAll('summary')].map(readText).filter((start) => /comparison rate/i.test(start))
  const seen = main.cloneNode(true) as Element
  for (const small of seen.querySelectorAll(behindClick)) small.remove()
  const inSight = figuresIn(readText(seen))

  const cars = new Map<string, CarFigures>()
  const figuresOf = (slug: string) => {
    const figures = cars.get(slug) ?? noFigures()
    cars.set(slug, figures)
    return figures
  }
  for (const [slug, text] of comparedTexts(main)) collectFigures(text, figuresOf(slug))
  for (const table of main.querySelectorAll('table')) table.remove()
  for (const card of main.querySelectorAll('article')) {
    const slug = slugIn(card)
    if (!slug || data.page === 'print') continue
    collectFigures(readText(card), figuresOf(slug))
    card.remove()
  }
  const rest = readText(main)
  if (data.page === 'car' || data.page === 'print') collectFigures(rest, figuresOf(data.car.slug))
  return { name, site: of.site.slug, kind: data.page, cars, inSight, outsideCards: figuresIn(rest), warnings, cutWarnings }
}
