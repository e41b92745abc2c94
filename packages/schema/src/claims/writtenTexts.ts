import { isRecord } from '../isRecord'
import { bySection } from '../json-schema/formattedTexts'
import { itemNode } from '../json-schema/itemNode'
import { blockText } from '../rich-text/plainText'
import { isDocument } from '../rich-text/RichText'
import type { SchemaNode } from '../SchemaNode'
import { isItemShown } from '../switches/shownItems'

/** A text for shoppers, with the pointer of its setting. */
export interface WrittenText {
  readonly pointer: string
  readonly text: string
}

/** Excludes values that aren't sentences: URLs, pictures, options, and button labels from the specification. */
const isWritten = (node: SchemaNode): boolean =>
  node.type === 'string' &&
  node.enum === undefined &&
  node.const === undefined &&
  node.pattern === undefined &&
  node.format === undefined &&
  (node['x-control'] === undefined || node['x-control'] === 'multiline' || node['x-control'] === 'richText' || node['x-control'] === 'text')

/** Settings that aren't on public pages, or are labels with a fixed meaning. */
const excluded: ReadonlySet<string> = new Set([
  '/leads',
  '/toyota',
  '/vdp/buttons',
  '/card/buttons',
  '/checkout/heading',
  '/seo/verification',
])

const collect = (node: SchemaNode, value: unknown, pointer: string, found: WrittenText[]): void => {
  if (excluded.has(pointer)) return
  if (typeof value === 'string') {
    if (value !== '' && isWritten(node)) found.push({ pointer, text: value })
    return
  }
  if (isDocument(value)) {
    for (const block of value.blocks) {
      const text = blockText(block)
      if (text !== '') found.push({ pointer, text })
    }
    return
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      // Hidden items make no claims.
      if (isRecord(item) && !isItemShown(item)) continue
      const child = itemNode(node, isRecord(item) ? item.kind : undefined)
      const segment = node['x-merge'] === 'id' && isRecord(item) ? String(item.id) : String(index)
      if (child) collect(child, item, `${pointer}/${segment}`, found)
    }
    return
  }
  if (!node.properties || !isRecord(value)) return
  for (const [key, child] of Object.entries(node.properties)) collect(child, value[key], `${pointer}/${key}`, found)
}

/** The shopper-facing texts of a section, without hidden pages and blocks. */
export const writtenInSection = (node: SchemaNode, section: unknown, pointer: string): readonly WrittenText[] => {
  const found: WrittenText[] = []
  collect(node, section, pointer, found)
  return found
}

/** The shopper-facing texts of a site, without hidden pages and blocks. */
export const writtenTexts = bySection(writtenInSection)
