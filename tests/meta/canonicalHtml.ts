/** Ids that are made up: `_R_1a_` when a server's HTML is taken over, `_r_1a_` when a browser draws from nothing, `_i7-R_1a_` in a part of its own. */
const madeUpIds = /_(?:[it][\d-]+)?[rR]_[0-9a-z]*_/g

const knownStyles = new Map<string, string>()

/** Styles are written with and without spaces, which a browser reads the same. Each is read once: there are few, on many elements. */
const styleOf = (element: Element, written: string): string => {
  const known = knownStyles.get(written) ?? (element as HTMLElement).style.cssText
  knownStyles.set(written, known)
  return known
}

/** React's server writes down the chosen option, in a browser React chooses it. */
const isChoice = (element: Element, name: string): boolean => element.nodeName === 'OPTION' && name === 'selected'

/** React's server writes down where the focus begins, in a browser React moves it there. */
const isBehaviour = (element: Element, name: string): boolean => isChoice(element, name) || name === 'autofocus'

const attributesOf = (element: Element): string =>
  element
    .getAttributeNames()
    .flatMap((name) => {
      if (isBehaviour(element, name)) return []
      const written = element.getAttribute(name) ?? ''
      return `${name}=${JSON.stringify(name === 'style' ? styleOf(element, written) : written)}`
    })
    .concat(element.nodeName === 'OPTION' && (element as HTMLOptionElement).selected ? 'chosen' : [])
    .toSorted()
    .map((text) => ` ${text}`)
    .join('')

/**
 * What a server adds for others than people. React's server asks early for pictures above the fold, which its browser side has
 * in the page already; and the site tells search engines and link previews what the page is about, and the page what the browser remembers and what is
 * measured, which a preview does not.
 */
const forMachines =
  'link[rel="preload"][as="image"], meta[property], script[type="application/ld+json"], script[data-recalls], script#measured'
const mayBeForMachines = new Set(['LINK', 'META', 'SCRIPT'])

/** Asked by name first: selectors are slow where there is no real browser. */
const isForMachines = (element: Element) => mayBeForMachines.has(element.nodeName) && element.matches(forMachines)

const linesOf = (parent: Node, indent: string): string[] => {
  const lines: string[] = []
  let words = ''
  const endWords = () => {
    if (words) lines.push(indent + JSON.stringify(words))
    words = ''
  }
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.TEXT_NODE) words += node.nodeValue ?? ''
    if (node.nodeType !== node.ELEMENT_NODE || isForMachines(node as Element)) continue
    endWords()
    lines.push(`${indent}<${node.nodeName.toLowerCase()}${attributesOf(node as Element)}>`, ...linesOf(node, `${indent}  `))
  }
  endWords()
  return lines
}

/** Counts the ids that React made up in some text. */
export const nameIds = (text: string): string => {
  const known = new Map<string, string>()
  return text.replace(madeUpIds, (id) => {
    const name = known.get(id) ?? `id-${known.size + 1}`
    known.set(id, name)
    return name
  })
}

/** What a browser makes of some HTML, an element or text a line, without what React itself adds: comments and made-up ids. */
export const canonicalHtml = (container: Element): string => nameIds(linesOf(container, '').join('\n'))
