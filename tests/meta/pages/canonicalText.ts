import { type DefaultTreeAdapterMap, parseFragment } from 'parse5'
import { nameIds } from '../canonicalHtml'

type Child = DefaultTreeAdapterMap['childNode']

/** Elements that only delimit islands. */
const wrappers = new Set(['f-island', 'f-slot'])

const isRequestedEarly = (attributes: ReadonlyMap<string, string>): boolean =>
  attributes.get('rel') === 'preload' && attributes.get('as') === 'image'

/**
 * Normalised server HTML, one element or text per line, without comments, generated ids and island elements. Parsed without a DOM, which
 * is several times faster.
 */
export const canonicalText = (html: string): string => {
  const lines: string[] = []
  let text = ''
  const endText = (indent: string) => {
    if (text) lines.push(indent + JSON.stringify(text))
    text = ''
  }
  const walk = (nodes: readonly Child[], indent: string): void => {
    for (const node of nodes) {
      if (node.nodeName === '#text') text += (node as DefaultTreeAdapterMap['textNode']).value
      if (!('attrs' in node)) continue
      if (wrappers.has(node.tagName)) {
        walk(node.childNodes, indent)
        continue
      }
      // React preloads pictures above the fold once per render: once for a page, again for separate islands.
      if (isRequestedEarly(new Map(node.attrs.map(({ name, value }) => [name, value])))) continue
      endText(indent)
      const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).toSorted()
      lines.push(`${indent}<${node.tagName}${attributes.join('')}>`)
      walk(node.childNodes, `${indent} `)
      endText(`${indent} `)
    }
  }
  walk(parseFragment(html).childNodes, '')
  endText('')
  return nameIds(lines.join('\n'))
}
