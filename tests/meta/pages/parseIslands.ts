/** An island of a document. */
export interface ParsedIsland {
  readonly part: string
  /** Number of its data line. */
  readonly line: number
  /** Its HTML, nested islands included. */
  readonly html: string
}

/** The renderer escapes `<` and `>` in values and texts, so these characters only begin and end tags. */
const tags = /<(\/?)(f-island|template)\b([^>]*)>/g

const attributeOf = (attributes: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

/** Islands of a document in order of their start, without those in templates. Parsed as text: a DOM takes a hundred times as long. */
export const parseIslands = (html: string): readonly ParsedIsland[] => {
  const parts: ParsedIsland[] = []
  const open: { readonly place: number; readonly attributes: string; readonly from: number }[] = []
  let templates = 0
  let begun = 0
  for (const { 1: end, 2: name, 3: attributes = '', 0: tag, index } of html.matchAll(tags)) {
    if (name === 'template') templates += end ? -1 : 1
    else if (templates > 0) continue
    else if (!end) open.push({ place: begun++, attributes, from: index + tag.length })
    else {
      const ended = open.pop()
      if (!ended) throw new Error('A part ends that never began.')
      parts[ended.place] = {
        part: attributeOf(ended.attributes, 'data-part'),
        line: Number(attributeOf(ended.attributes, 'data-line')),
        html: html.slice(ended.from, index),
      }
    }
  }
  return parts
}
