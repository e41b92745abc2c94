interface TextElement {
  readonly element: Element
  readonly text: string
}

const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])

const isText = (node: Node): boolean => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== ''

/** The elements of a page that have text of their own, outermost first, with their whole text. */
const textElements = (parent: Element): TextElement[] =>
  [...parent.children].flatMap((element) => {
    if (skipped.has(element.tagName)) return []
    if (![...element.childNodes].some(isText)) return textElements(element)
    return [{ element, text: (element.textContent ?? '').replace(/\s+/g, ' ').trim() }]
  })

/** The texts of a page, in order. */
export const readTexts = ({ body }: Document): string[] => textElements(body).map(({ text }) => text)

const name = 'changed-text'
const style = `::highlight(${name}) { background-color: #ffe08a; color: #1d1a10; }`

type Page = Window & typeof globalThis

/** Marks texts of a page in a frame, without a change to its elements; does nothing in browsers without custom highlights. */
export const markTexts = (page: Page, texts: ReadonlySet<string>): void => {
  const { document, CSS: css, Highlight: Marks, CSSStyleSheet: Sheet } = page
  if (!css?.highlights || !Marks) return
  if (!css.highlights.has(name)) {
    const sheet = new Sheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const ranges = textElements(document.body).flatMap(({ element, text }) => {
    if (!texts.has(text)) return []
    const range = document.createRange()
    range.selectNodeContents(element)
    return [range]
  })
  css.highlights.set(name, new Marks(...ranges))
}
