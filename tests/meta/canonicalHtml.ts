/** Generated ids: `_R_1a_` from server HTML, `_r_1a_` from client rendering, `_i7-R_1a_` in an island. */
const madeUpIds = /_(?:[it][\d-]+)?[rR]_[0-9a-z]*_/g

const knownStyles = new Map<string, string>()

/** Normalises style whitespace, cached: there are few styles on many elements. */
const styleOf = (element: Element, written: string): string => {
  const known = knownStyles.get(written) ?? (element as HTMLElement).style.cssText
  knownStyles.set(written, known)
  return known
}

/** React's server sets the selected option as an attribute, the client as a property. */
const isChoice = (element: Element, name: string): boolean => element.nodeName === 'OPTION' && name === 'selected'

/** React's server sets autofocus as an attribute, the client focuses. */
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
 * Elements that the server adds for machines: React preloads pictures above the fold, and the site adds structured data, link previews,
 * stored browser state and measuring data, which a preview lacks.
 */
const forMachines =
  'link[rel="preload"][as="image"], meta[property], script[type="application/ld+json"], script[data-recalls], script#measured'
const mayBeForMachines = new Set(['LINK', 'META', 'SCRIPT'])

/** Checks the element name first: selectors are slow in jsdom. */
const isForMachines = (element: Element) => mayBeForMachines.has(element.nodeName) && element.matches(forMachines)

const linesOf = (parent: Node, indent: string): string[] => {
  const lines: string[] = []
  let text = ''
  const endText = () => {
    if (text) lines.push(indent + JSON.stringify(text))
    text = ''
  }
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === node.TEXT_NODE) text += node.nodeValue ?? ''
    if (node.nodeType !== node.ELEMENT_NODE || isForMachines(node as Element)) continue
    endText()
    lines.push(`${indent}<${node.nodeName.toLowerCase()}${attributesOf(node as Element)}>`, ...linesOf(node, `${indent}  `))
  }
  endText()
  return lines
}

/** Numbers React's generated ids. */
export const nameIds = (text: string): string => {
  const known = new Map<string, string>()
  return text.replace(madeUpIds, (id) => {
    const name = known.get(id) ?? `id-${known.size + 1}`
    known.set(id, name)
    return name
  })
}

/** Normalised HTML, one element or text per line, without React's comments and generated ids. */
export const canonicalHtml = (container: Element): string => nameIds(linesOf(container, '').join('\n'))
