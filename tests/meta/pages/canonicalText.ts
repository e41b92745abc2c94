import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { nameIds } from '../canonicalHtml'

type Child = DefaultTreeAdapterMap['childNode']

/** What only takes parts of a document apart, and is nothing to people. */
const wrappers = new Set(['f-island', 'f-slot'])

const isAskedEarly = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('rel') === 'preload' && attributes.get('as') === 'image'

/**
 * What a browser makes of HTML that a server wrote, an element or text a line, without comments, ids that React made up, and the elements
 * that parts of a document stand in. Read without a page to put it in: several times quicker than in one.
 */
export const canonicalText = (html: string): string => {
  const lines: string[] = []
  let words = ''
  const endWords = (indent: string) => {
    if (words) lines.push(indent + JSON.stringify(words))
    words = ''
  }
  const walk = (nodes: readonly Child[], indent: string): void => {
    for (const node of nodes) {
      if (node.nodeName === '#text') words += (node as DefaultTreeAdapterMap['textNode']).value
      if (!('attrs' in node)) continue
      if (wrappers.has(node.tagName)) {
        walk(node.childNodes, indent)
        continue
      }
      // React's server asks early for pictures above the fold, each time it draws: for a page once, for parts apart.
      if (isAskedEarly(new Map(node.attrs.map(({ name, value }) => [name, value])))) continue
      endWords(indent)
      const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).toSorted()
      lines.push(`${indent}<${node.tagName}${attributes.join('')}>`)
      walk(node.childNodes, `${indent} `)
      endWords(`${indent} `)
    }
  }
  walk(parseFragment(html).childNodes, '')
  endWords('')
  return nameIds(lines.join('\n'))
}
