import { fillPlaceholders } from '../menus/fillPlaceholders'
import type { ContentBlock } from './BlockRules'

/** The texts of a block that people read; what a button says or where it leads is not among them. */
const texts: ReadonlySet<string> = new Set(['heading', 'text', 'title', 'note', 'caption', 'conditions'])

const filled = (value: unknown, values: Parameters<typeof fillPlaceholders>[1], key = ''): unknown => {
  // Of addresses only one that is a placeholder as a whole, such as a link of a formatted text may be.
  if (key === 'href' && typeof value === 'string' && /^\{[A-Za-z]+\}$/.test(value)) return fillPlaceholders(value, values)
  if (typeof value === 'string') return texts.has(key) && value.includes('{') ? fillPlaceholders(value, values) : value
  if (Array.isArray(value)) return value.map((item) => filled(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, values, name)]))
}

/** A block whose texts have their placeholders filled in, such as {name} and {count}. */
export const filledBlock = <Block extends ContentBlock>(block: Block, values: Parameters<typeof fillPlaceholders>[1]): Block =>
  filled(block, values) as Block
