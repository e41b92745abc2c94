import { nameIds } from '../canonicalHtml'
import { isAskedEarly, wrappers } from './canonicalText'

/** What a choice or a field says of itself: what it reads, and what it shows. */
const shownValue = (element: Element): string | null => {
  if (element instanceof HTMLOptionElement) return element.value
  if (!(element instanceof HTMLInputElement)) return null
  return element.type === 'checkbox' || element.type === 'radio' ? null : element.value
}

const attributesOf = (element: Element): ReadonlyMap<string, string> => {
  const attributes = new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? '']))
  // A class that names none.
  if (attributes.get('class') === '') attributes.delete('class')
  const value = shownValue(element)
  return value === null ? attributes : attributes.set('value', value)
}

/** A part of a document as it stands in a page, said as `canonicalText` says HTML; walked by hand, as copies and selectors are slow where there is no real browser. */
export const partText = (part: Element): string => {
  const lines: string[] = []
  let words = ''
  const endWords = (indent: string) => {
    if (words) lines.push(indent + JSON.stringify(words))
    words = ''
  }
  const walk = (parent: Node, indent: string): void => {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === node.TEXT_NODE) words += node.nodeValue ?? ''
      if (node.nodeType !== node.ELEMENT_NODE) continue
      const element = node as Element
      if (wrappers.has(element.localName)) {
        walk(element, indent)
        continue
      }
      const attributes = attributesOf(element)
      if (isAskedEarly(attributes)) continue
      endWords(indent)
      const written = [...attributes].map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).toSorted()
      lines.push(`${indent}<${element.localName}${written.join('')}>`)
      walk(element, `${indent} `)
      endWords(`${indent} `)
    }
  }
  walk(part, '')
  endWords('')
  return nameIds(lines.join('\n'))
}
