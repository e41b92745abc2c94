import { isRecord } from '@forecourt/schema/isRecord'
import { createHtmlParser } from '../text/createHtmlParser'
import type { CardPrice, PageFacts, Run, TextContent } from './Advert'

/** A page as its shoppers see it. */
interface ParsedPage {
  readonly content: TextContent
  readonly page: PageFacts
}

/** Default sizes of elements, in CSS pixels. */
const elementSizes: { readonly [element: string]: number } = { h1: 32, h2: 24, h3: 19, h4: 16, h5: 13, h6: 11, small: 13, sup: 12, sub: 12 }

/** Sizes of classes: those of the design (`packages/runtime/src/theme/runtime.css`) on a wide screen, and common ones. */
const classSizes: { readonly [name: string]: number } = {
  ...{ 'text-display': 80, 'text-title': 54, 'text-section': 38, 'text-subsection': 24, 'text-price': 24, 'text-card': 18 },
  ...{ 'text-lead': 19, 'text-base': 16, 'text-small': 15, 'text-tiny': 13 },
  ...{ 'text-xs': 12, 'text-sm': 14, 'text-lg': 18, 'text-xl': 20, 'text-2xl': 24, 'text-3xl': 30, 'text-4xl': 36, 'text-5xl': 48 },
}

const blockElements = new Set(
  'address article aside blockquote br dd details dialog div dl dt fieldset figcaption footer form h1 h2 h3 h4 h5 h6 header hr label li main nav ol p section summary table td th tr ul'.split(
    ' ',
  ),
)
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Elements without readable content. */
const skippedElements = new Set(['head', 'script', 'style', 'template', 'noscript', 'svg', 'iframe', 'textarea', 'select'])

interface OpenElement {
  readonly name: string
  readonly size: number
  readonly hidden: boolean
  readonly skipped: boolean
  /** Crossed out: a previous price. */
  readonly struck: boolean
  /** Whether only its first summary is visible. */
  readonly isClosed: boolean
  hasSummary: boolean
  /** Shows a price of a car. */
  readonly isPrice: boolean
  readonly card: Card | null
  readonly label: Label | null
}

/** A car in a list: the path of its page, once its link was read, and its prices so far. */
interface Card {
  path: string
  readonly prices: Omit<CardPrice, 'path'>[]
}

interface Label {
  text: string
  readonly target: string
  ticked: boolean
}

const fontSize = (style: string, inherited: number): number | null => {
  const found = /(?:^|;)\s*font-size:\s*(\d+(?:\.\d+)?|\.\d+)(px|rem|em|%)/i.exec(style)
  if (!found) return null
  const amount = Number(found[1])
  return { px: amount, rem: amount * 16, em: amount * inherited, '%': (amount / 100) * inherited }[(found[2] ?? 'px').toLowerCase()] ?? null
}

const sizeFor = (name: string, attributes: { readonly [name: string]: string }, inherited: number): number => {
  const styled = fontSize(attributes.style ?? '', inherited)
  if (styled !== null) return styled
  // The smallest screen decides: classes of wider ones have a prefix.
  const named = (attributes.class ?? '').split(/\s+/).flatMap((each) => classSizes[each] ?? [])
  return named.at(-1) ?? elementSizes[name] ?? inherited
}

const isHidden = (name: string, attributes: { readonly [name: string]: string }): boolean =>
  'hidden' in attributes ||
  'popover' in attributes ||
  (name === 'dialog' && !('open' in attributes)) ||
  /(?:^|\s)sr-only(?:\s|$)/.test(attributes.class ?? '') ||
  /display:\s*none|visibility:\s*hidden/i.test(attributes.style ?? '')

/** Values of `data-setting` that mark an element with a price of a car. */
const priceSettings = new Set(['/price/showPriceType', '/price/showWasPrice'])

/** The first amount of a text as cents; null if there is none. */
const firstAmount = (text: string): { readonly cents: number; readonly at: number; readonly length: number } | null => {
  const found = /\$(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?/.exec(text)
  return found
    ? { cents: Number(found[1]?.replaceAll(',', '')) * 100 + Number(found[2] ?? 0), at: found.index, length: found[0].length }
    : null
}

/** Prices of cars in a block of structured data; a page of a car has one. */
const structuredPrices = (json: string): number[] => {
  try {
    const data: unknown = JSON.parse(json)
    if (!isRecord(data) || !['Car', 'Vehicle', 'Motorcycle', 'Product'].includes(String(data['@type']))) return []
    const offer: unknown = Array.isArray(data.offers) ? data.offers[0] : data.offers
    const price = isRecord(offer) ? Number(offer.price) : Number.NaN
    return Number.isFinite(price) && price > 0 ? [Math.round(price * 100)] : []
  } catch {
    return []
  }
}

const root: OpenElement = {
  ...{
    name: '',
    size: 16,
    hidden: false,
    skipped: false,
    struck: false,
    isClosed: false,
    hasSummary: false,
    isPrice: false,
    card: null,
    label: null,
  },
}

class PageReader {
  readonly #open: OpenElement[] = [root]
  readonly #parts: string[] = []
  readonly #runs: Run[] = [{ from: 0, size: 16, hidden: false }]
  readonly #labels: Label[] = []
  readonly #checkboxes: { readonly id: string; readonly label: string }[] = []
  readonly #prices: CardPrice[] = []
  readonly #structured: number[] = []
  #json: string[] | null = null
  #length = 0
  /** Whether a price was found in the present price element. */
  #isPriced = false

  #top(): OpenElement {
    return this.#open.at(-1) ?? root
  }

  /** Whether text at this point is not visible, also directly in a closed `details`. */
  #isTextHidden(): boolean {
    const { hidden, isClosed } = this.#top()
    return hidden || isClosed
  }

  #write(text: string): void {
    const { size } = this.#top()
    const hidden = this.#isTextHidden()
    const last = this.#runs.at(-1)
    if (last && (last.size !== size || last.hidden !== hidden)) {
      if (last.from === this.#length) this.#runs.pop()
      this.#runs.push({ from: this.#length, size, hidden })
    }
    this.#parts.push(text)
    this.#length += text.length
  }

  #break(): void {
    if (this.#parts.length === 0 || this.#parts.at(-1) === '\n') return
    this.#parts.push('\n')
    this.#length++
  }

  #addCheckbox(attributes: { readonly [name: string]: string }): void {
    const { type, id = '', disabled, hidden } = attributes
    if (type !== 'checkbox' || !('checked' in attributes) || disabled !== undefined || hidden !== undefined) return
    const { label } = this.#top()
    if (label) label.ticked = true
    else this.#checkboxes.push({ id, label: attributes['aria-label'] ?? '' })
  }

  open(name: string, attributes: { readonly [name: string]: string }): void {
    const above = this.#top()
    if (blockElements.has(name) && !above.skipped) this.#break()
    if (name === 'input') this.#addCheckbox(attributes)
    if (voidElements.has(name)) return
    if (name === 'script') this.#json = attributes.type === 'application/ld+json' ? [] : null
    const label: Label | null = name === 'label' ? { text: '', target: attributes.for ?? '', ticked: false } : above.label
    if (name === 'label' && label) this.#labels.push(label)
    const card: Card | null = name === 'article' ? { path: '', prices: [] } : above.card
    if (name === 'a' && card?.path === '' && /^\/cars\/[^/?#]+$/.test(attributes.href ?? '')) card.path = attributes.href ?? ''
    const isPrice = priceSettings.has(attributes['data-setting'] ?? '')
    if (isPrice) this.#isPriced = false
    const isSummary = name === 'summary' && above.name === 'details' && !above.hasSummary
    if (isSummary) above.hasSummary = true
    this.#open.push({
      name,
      size: sizeFor(name, attributes, above.size),
      hidden: above.hidden || isHidden(name, attributes) || (above.isClosed && !isSummary),
      skipped: above.skipped || skippedElements.has(name),
      struck: above.struck || name === 's' || name === 'del',
      isClosed: name === 'details' && !('open' in attributes),
      hasSummary: false,
      isPrice: isPrice || above.isPrice,
      card,
      label,
    })
  }

  text(text: string): void {
    if (this.#json) this.#json.push(text)
    const { skipped, struck, isPrice, label, card } = this.#top()
    if (skipped) return
    const plain = text.replace(/[\s\u00a0]+/g, ' ')
    if (label) label.text += plain
    if (isPrice && !struck && !this.#isTextHidden() && !this.#isPriced) {
      const found = firstAmount(plain)
      if (found) {
        this.#isPriced = true
        const price = { cents: found.cents, at: this.#length + found.at, length: found.length }
        if (card) card.prices.push(price)
        else this.#prices.push({ ...price, path: '' })
      }
    }
    if (plain !== '') this.#write(plain)
  }

  close(name: string): void {
    if (voidElements.has(name)) return
    const top = this.#top()
    if (top === root || top.name !== name) return
    this.#open.pop()
    if (name === 'script' && this.#json) {
      this.#structured.push(...structuredPrices(this.#json.join('')))
      this.#json = null
    }
    if (name === 'article' && top.card && top.card.path !== '') {
      const { path } = top.card
      this.#prices.push(...top.card.prices.map((price) => ({ ...price, path })))
    }
    if (blockElements.has(name) && !top.skipped) this.#break()
  }

  end(): ParsedPage {
    const byTarget = new Map(this.#labels.map(({ target, text }) => [target, text]))
    return {
      content: { text: this.#parts.join(''), runs: this.#runs },
      page: {
        tickedBoxes: [
          ...this.#labels.flatMap(({ ticked, text }) => (ticked ? [text.trim()] : [])),
          ...this.#checkboxes.map(({ id, label }) => (label || (byTarget.get(id) ?? '')).trim()),
        ],
        structuredPrices: this.#structured,
        shownPrices: this.#prices.filter(({ path }) => path === ''),
        cardPrices: this.#prices.filter(({ path }) => path !== ''),
      },
    }
  }
}

/** Parses the markup of a page: its text with sizes and visibility, ticked boxes, and prices. Time is linear at any nesting. */
export const parsePage = (html: string): ParsedPage => {
  const reader = new PageReader()
  const parser = createHtmlParser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  })
  parser.end(html)
  return reader.end()
}

/** A text without markup, all of one size. */
export const plainContent = (text: string): TextContent => ({ text, runs: [{ from: 0, size: 16, hidden: false }] })
