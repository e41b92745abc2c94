import { isRecord } from '@forecourt/schema/isRecord'
import { valueAt } from '@forecourt/schema/layers/ListItem'
import { joinPointer } from '@forecourt/schema/pointer/joinPointer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isDocument, type RichBlock, type RichText, type Spans } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import type { SchemaNode } from '@forecourt/schema/SchemaNode'
import { settingAt } from '@forecourt/schema/settingAt'
import { candidatesAt } from '../inspect/candidatesAt'

/** How a text is edited: one line, several lines, or formatted. */
type TextShape = 'line' | 'lines' | 'formatted'

/** A setting that holds a text. */
interface WritableText {
  readonly pointer: string
  readonly shape: TextShape
  readonly value: RichText
}

/** The shape of a setting's text; null where it is no free text. */
const textShape = (node: SchemaNode): TextShape | null => {
  const control = node['x-control']
  if (control === 'richText') return 'formatted'
  if (node.type !== 'string' || node.enum || node.const !== undefined || node.format || node.pattern) return null
  if (control === 'multiline') return 'lines'
  return control === undefined || control === 'text' ? 'line' : null
}

/** An element shows a list item or a block; deeper values have elements of their own. */
const maxDepth = 4

/** The text settings at a pointer: itself, or those within a block, item or list. */
export const writableTexts = (
  pointer: string,
  config: ResolvedConfig,
  value: unknown = valueAt(config, pointer),
  depth = 0,
): WritableText[] => {
  if (typeof value === 'string' || isDocument(value)) {
    const setting = settingAt(pointer, config)
    const shape = setting && textShape(setting.node)
    return shape ? [{ pointer, shape, value }] : []
  }
  if (depth >= maxDepth) return []
  if (Array.isArray(value))
    return value.flatMap((item) =>
      isRecord(item) && typeof item.id === 'string' ? writableTexts(joinPointer(pointer, item.id), config, item, depth + 1) : [],
    )
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => writableTexts(joinPointer(pointer, key), config, part, depth + 1))
}

/** A text setting and its element on the page. */
export interface FoundText extends Omit<WritableText, 'value'> {
  /** The element that contains exactly the text. */
  readonly host: HTMLElement
}

const letters = (text: string) => text.replace(/\s+/g, '')

const spansText = (spans: Spans) => spans.map(({ text }) => text).join('')

const blockText = (block: RichBlock): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return spansText(block.spans)
    case 'list':
      return block.points.map(({ spans }) => spansText(spans)).join('')
    case 'quote':
      return block.paragraphs.map(spansText).join('')
    case 'table':
      return block.rows.flat().map(spansText).join('')
    case 'picture':
      return block.caption
    case 'rule':
      return ''
  }
}

/** The letters that a page shows of a text. */
const shownLetters = (text: RichText, shape: WritableText['shape']) =>
  letters(shape === 'formatted' ? toDocument(text).blocks.map(blockText).join('') : String(text))

const placeholder = /\\\{[a-zA-Z]+\\\}/g

/** Whether an element shows a text; a placeholder matches any value. */
const isShownBy = ({ value, shape }: WritableText, shown: string): boolean => {
  const expected = shownLetters(value, shape)
  if (expected === '' || expected === shown) return expected === shown && expected !== ''
  if (!expected.includes('{')) return false
  const pattern = expected.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(placeholder, '.*')
  return new RegExp(`^${pattern}$`, 's').test(shown)
}

/** The innermost element with the same text. */
const innermost = (element: HTMLElement): HTMLElement => {
  const shown = letters(element.textContent ?? '')
  const inner = [...element.children].find((child) => child instanceof HTMLElement && letters(child.textContent ?? '') === shown)
  return inner instanceof HTMLElement ? innermost(inner) : element
}

/** Formatted texts are rendered as blocks in an element of their own. */
const blocksAround = (element: HTMLElement) =>
  element.closest<HTMLElement>('[dir="auto"]') ?? element.querySelector<HTMLElement>('[dir="auto"]')

/** A longer text is a whole page, not a setting. */
const maxLetters = 40_000

/** The text setting at an element; null where its content comes from elsewhere, such as a car. */
export const textAt = (target: Element | null, config: ResolvedConfig): FoundText | null => {
  for (const { element: part, pointer } of candidatesAt(target)) {
    const texts = writableTexts(pointer, config)
    if (texts.length === 0) continue
    const start = target instanceof HTMLElement && part.contains(target) ? target : part
    for (let element: HTMLElement | null = start; element && part.contains(element); element = element.parentElement) {
      const shown = (element.textContent ?? '').slice(0, maxLetters)
      const found = texts.find((text) => isShownBy(text, letters(shown)))
      if (!found) continue
      const host = found.shape === 'formatted' ? blocksAround(element) : innermost(element)
      if (host && part.contains(host)) return { pointer: found.pointer, shape: found.shape, host }
    }
  }
  return null
}

const isRendered = (element: HTMLElement) => element.getClientRects().length > 0

/** All text settings on the page in document order, each once. */
export const pageTexts = (root: ParentNode, config: ResolvedConfig): FoundText[] => {
  const pointers = new Set<string>()
  const found: FoundText[] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-setting], [data-setting] *')) {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasText || !isRendered(element)) continue
    const text = textAt(element, config)
    if (!text || pointers.has(text.pointer)) continue
    pointers.add(text.pointer)
    found.push(text)
  }
  return found
}
