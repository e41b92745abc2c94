import { joinSpans } from '@forecourt/schema/rich-text/parseLightText'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { ListPoint, RichBlock, RichDocument, RichText, Spans, TextSpan } from '@forecourt/schema/rich-text/RichText'
import { linkPattern, picturePattern, richTextBounds } from '@forecourt/schema/rich-text/richTextSchema'
import type { JSONContent } from '@tiptap/core'

const isLink = new RegExp(linkPattern, 'i')
const isPicture = new RegExp(picturePattern)

const stylesOf = (marks: JSONContent['marks']): Omit<TextSpan, 'text'> => {
  const href: unknown = marks?.find(({ type }) => type === 'link')?.attrs?.href
  return {
    ...(marks?.some(({ type }) => type === 'bold') && { bold: true }),
    ...(marks?.some(({ type }) => type === 'italic') && { italic: true }),
    ...(typeof href === 'string' && isLink.test(href) && { href }),
  }
}

const spansOf = (content: readonly JSONContent[] = []): Spans =>
  joinSpans(
    content.map((node) => ({
      text: node.type === 'hardBreak' ? '\n' : (node.text ?? '').replaceAll('\0', ''),
      ...stylesOf(node.marks),
    })),
  ).slice(0, richTextBounds.spans)

/** Joins several paragraphs in one cell or point as lines. */
const linesOf = (nodes: readonly JSONContent[] = []): Spans =>
  joinSpans(nodes.flatMap(({ content }, index) => [...(index > 0 ? [{ text: '\n' }] : []), ...spansOf(content)])).slice(
    0,
    richTextBounds.spans,
  )

const isList = ({ type }: JSONContent) => type === 'bulletList' || type === 'orderedList'

const pointsOf = (list: JSONContent, level: number): ListPoint[] =>
  (list.content ?? []).flatMap(({ content = [] }) => [
    {
      level: Math.min(level, richTextBounds.level),
      ordered: list.type === 'orderedList',
      spans: linesOf(content.filter((node) => !isList(node))),
    },
    ...content.filter(isList).flatMap((inner) => pointsOf(inner, level + 1)),
  ])

type BlockWithoutId = RichBlock extends infer Each ? (Each extends RichBlock ? Omit<Each, 'id'> : never) : never

const pixels = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 20_000 ? value : undefined

const blockOf = ({ type, attrs = {}, content = [] }: JSONContent): BlockWithoutId | null => {
  switch (type) {
    case 'paragraph':
      return { kind: 'paragraph', spans: spansOf(content) }
    case 'heading':
      return { kind: 'heading', level: attrs.level, spans: spansOf(content) }
    case 'bulletList':
    case 'orderedList':
      return { kind: 'list', points: pointsOf({ type, content }, 1).slice(0, richTextBounds.points) }
    case 'blockquote':
      return { kind: 'quote', paragraphs: content.map((node) => spansOf(node.content)).slice(0, richTextBounds.paragraphs) }
    case 'table': {
      const [head] = content
      const hasHead = head?.content !== undefined && head.content.length > 0 && head.content.every((cell) => cell.type === 'tableHeader')
      const rows = content.map((row) => (row.content ?? []).slice(0, richTextBounds.columns).map((cell) => linesOf(cell.content)))
      const columns = Math.max(1, ...rows.map((row) => row.length))
      // Merged cells leave the others of their row empty.
      const padded = rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? []))
      return padded.length === 0 ? null : { kind: 'table', hasHead, rows: padded.slice(0, richTextBounds.rows) }
    }
    case 'picture': {
      const { image, alt, caption } = attrs
      // A picture still being uploaded has no address yet.
      if (typeof image !== 'string' || !isPicture.test(image)) return null
      const [width, height] = [pixels(attrs.width), pixels(attrs.height)]
      const size = width !== undefined && height !== undefined ? { width, height } : {}
      return { kind: 'picture', image, alt: String(alt ?? '').slice(0, 240), caption: String(caption ?? '').slice(0, 300), ...size }
    }
    default:
      return type === 'horizontalRule' ? { kind: 'rule' } : null
  }
}

const isEmpty = (block: RichBlock) => block.kind === 'paragraph' && block.spans.length === 0

/** Converts editor content to a document; empty for empty content. Drops trailing empty lines. */
export const nodesDocument = (content: JSONContent): RichText => {
  const taken = new Set<string>()
  const nameOf = (id: unknown): string => {
    let name = typeof id === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(id) ? id : 'n1'
    for (let number = 2; taken.has(name); number++) name = `n${number}`
    taken.add(name)
    return name
  }
  const blocks = (content.content ?? []).flatMap((node): RichBlock[] => {
    const block = blockOf(node)
    return block === null ? [] : [{ id: nameOf(node.attrs?.id), ...block } as RichBlock]
  })
  const last = blocks.findLastIndex((block) => !isEmpty(block))
  const document: RichDocument = { blocks: blocks.slice(0, last + 1).slice(0, richTextBounds.blocks) }
  return isBlankText(document) ? '' : document
}
