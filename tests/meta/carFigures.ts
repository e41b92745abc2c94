/** A page's figures of one car; two different values of one kind are a contradiction. */
export interface CarFigures {
  readonly weekly: Set<string>
  readonly rate: Set<string>
  readonly comparisonRate: Set<string>
  readonly term: Set<string>
  readonly price: Set<string>
  readonly subscription: Set<string>
}

const patterns: { readonly [Kind in keyof CarFigures]: readonly RegExp[] } = {
  // A longer subscription has its own price, which its total follows.
  weekly: [/\$([\d,]+) ?(?:a week|\/ week)(?!, \$[\d,]+ in total)/g],
  comparisonRate: [/(\d+(?:\.\d+)?)% (?:p\.a\. )?comparison/g, /[Cc]omparison rate(?: of)? (\d+(?:\.\d+)?)%/g],
  rate: [/(?<![Cc]omparison rate |[Cc]omparison rate of )(?<![\d.])(\d+(?:\.\d+)?)%\sp\.a\.(?! comparison)/g],
  term: [/(?<!-)\b([\d.]+) years? (?:at|with)\b/g, /over ([\d.]+) years?\b/g],
  price: [/\$([\d,]+) ?(?:Drive away|Excl\. gov\. charges|Including on-road costs)/gi, /For \$([\d,]+) over/g],
  subscription: [/\$([\d,]+) per week/g],
}

export const noFigures = (): CarFigures => ({
  weekly: new Set(),
  rate: new Set(),
  comparisonRate: new Set(),
  term: new Set(),
  price: new Set(),
  subscription: new Set(),
})

/** Collects all figures of a text. */
export const collectFigures = (text: string, into: CarFigures): void => {
  for (const kind of Object.keys(patterns) as (keyof CarFigures)[])
    for (const pattern of patterns[kind]) for (const [, figure = ''] of text.matchAll(pattern)) into[kind].add(figure)
}

const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])
/** Block elements, which separate texts. */
const apart = new Set(['P', 'DIV', 'LI', 'DT', 'DD', 'H1', 'H2', 'H3', 'SUMMARY', 'BUTTON', 'TD', 'TH', 'OPTION', 'LABEL'])

interface Figures {
  readonly text: string
  /** Whether it contains a previous price, which its label belongs to. */
  readonly isBefore: boolean
}

/** Manual traversal: cloning and selectors take a hundred times as long in jsdom. */
const figuresIn = (parent: Node, isLeftOut: (element: Element) => boolean): Figures => {
  let text = ''
  let isBefore = false
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.TEXT_NODE) text += node.nodeValue ?? ''
    if (node.nodeType !== node.ELEMENT_NODE || unread.has(node.nodeName) || isLeftOut(node as Element)) continue
    const inner = node.nodeName === 'S' ? { text: '', isBefore: true } : figuresIn(node, isLeftOut)
    if (node.nodeName === 'SPAN' && inner.isBefore) continue
    isBefore ||= inner.isBefore
    text += apart.has(node.nodeName) ? `${inner.text} ` : inner.text
  }
  return { text, isBefore }
}

/** Text as read, without previous prices: blocks are separated, inline text is joined. */
export const visibleText = (element: Element, isLeftOut: (element: Element) => boolean = () => false): string =>
  figuresIn(element, isLeftOut).text.replaceAll(/\s+/g, ' ')
