import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichBlock, RichText, Spans } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { candidatesAt } from '../inspect/candidatesAt'
import { type WritableText, writableTexts } from './writableTexts'

/** A text of the config where a page shows it. */
export interface FoundText extends Omit<WritableText, 'value'> {
  /** The element whose words are the text's and nothing else. */
  readonly host: HTMLElement
}

const letters = (text: string) => text.replace(/\s+/g, '')

const words = (spans: Spans) => spans.map(({ text }) => text).join('')

const blockWords = (block: RichBlock): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return words(block.spans)
    case 'list':
      return block.points.map(({ spans }) => words(spans)).join('')
    case 'quote':
      return block.paragraphs.map(words).join('')
    case 'table':
      return block.rows.flat().map(words).join('')
    case 'picture':
      return block.caption
    case 'rule':
      return ''
  }
}

/** The letters a page shows of a text, one after another. */
const drawnLetters = (text: RichText, shape: WritableText['shape']) =>
  letters(shape === 'formatted' ? toDocument(text).blocks.map(blockWords).join('') : String(text))

const placeholder = /\\\{[a-zA-Z]+\\\}/g

/** Whether an element shows a text; a placeholder of it is shown as anything. */
const isShownBy = ({ value, shape }: WritableText, shown: string): boolean => {
  const drawn = drawnLetters(value, shape)
  if (drawn === '' || drawn === shown) return drawn === shown && drawn !== ''
  if (!drawn.includes('{')) return false
  const pattern = drawn.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(placeholder, '.*')
  return new RegExp(`^${pattern}$`, 's').test(shown)
}

/** The innermost element with the same words. */
const innermost = (element: HTMLElement): HTMLElement => {
  const shown = letters(element.textContent ?? '')
  const inner = [...element.children].find((child) => child instanceof HTMLElement && letters(child.textContent ?? '') === shown)
  return inner instanceof HTMLElement ? innermost(inner) : element
}

/** Formatted texts are drawn as blocks in an element of their own. */
const blocksAround = (element: HTMLElement) =>
  element.closest<HTMLElement>('[dir="auto"]') ?? element.querySelector<HTMLElement>('[dir="auto"]')

/** Words longer than this are a page, not a text. */
const mostLetters = 40_000

/** The text of the config that a point of the page shows; null where what is there comes from elsewhere, such as a car. */
export const textAt = (target: Element | null, config: ResolvedConfig): FoundText | null => {
  for (const { element: part, pointer } of candidatesAt(target)) {
    const texts = writableTexts(pointer, config)
    if (texts.length === 0) continue
    const start = target instanceof HTMLElement && part.contains(target) ? target : part
    for (let element: HTMLElement | null = start; element && part.contains(element); element = element.parentElement) {
      const shown = (element.textContent ?? '').slice(0, mostLetters)
      const found = texts.find((text) => isShownBy(text, letters(shown)))
      if (!found) continue
      const host = found.shape === 'formatted' ? blocksAround(element) : innermost(element)
      if (host && part.contains(host)) return { pointer: found.pointer, shape: found.shape, host }
    }
  }
  return null
}

const isDrawn = (element: HTMLElement) => element.getClientRects().length > 0

/** Every text of the page that is a setting's, in the order in which a reader meets them, each once however often it shows. */
export const pageTexts = (root: ParentNode, config: ResolvedConfig): FoundText[] => {
  const pointers = new Set<string>()
  const found: FoundText[] = []
  for (const element of root.querySelectorAll<HTMLElement>('[data-setting], [data-setting] *')) {
    const hasWords = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!hasWords || !isDrawn(element)) continue
    const text = textAt(element, config)
    if (!text || pointers.has(text.pointer)) continue
    pointers.add(text.pointer)
    found.push(text)
  }
  return found
}
