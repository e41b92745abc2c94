/** A part of a document, as it was written. */
export interface WrittenPart {
  readonly part: string
  /** The number of its data. */
  readonly line: number
  /** All that is in it, and so the parts within it. */
  readonly html: string
}

/** What the renderer writes has no such signs within a value or a text. */
const tags = /<(\/?)(f-island|template)\b([^>]*)>/g

const attributeOf = (attributes: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

/**
 * The parts of a document in the order in which they begin, without those in templates, which show nowhere yet. Read from its text alone: a
 * page to find them in takes a hundred times as long to make.
 */
export const writtenParts = (html: string): readonly WrittenPart[] => {
  const parts: WrittenPart[] = []
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
