import type { RichBlock, RichText, Spans } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'

const star = '* '

const starred = (spans: Spans | undefined): Spans => [{ text: star }, ...(spans ?? [])]

/** Small print with the star before its first words that stands at the figures it is about; before a table or a picture it stands alone (FIN-02). */
export const starredText = (text: RichText): RichText => {
  const [first, ...others] = toDocument(text).blocks
  if (first === undefined) return text
  const begun = ((): RichBlock | null => {
    switch (first.kind) {
      case 'paragraph':
      case 'heading':
        return { ...first, spans: starred(first.spans) }
      case 'list':
        return { ...first, points: first.points.map((point, index) => (index === 0 ? { ...point, spans: starred(point.spans) } : point)) }
      case 'quote':
        return { ...first, paragraphs: [starred(first.paragraphs[0]), ...first.paragraphs.slice(1)] }
      default:
        return null
    }
  })()
  return { blocks: begun ? [begun, ...others] : [{ id: 'star', kind: 'paragraph', spans: [{ text: star.trim() }] }, first, ...others] }
}
