import { isInlineElement } from './isInlineElement'

/** Elements that are compared as a whole: a text, label or script that consists of several elements or lines. */
const wholeElements = new Set('head a h1 h2 h3 h4 h5 h6 script style template noscript svg iframe'.split(' '))

/** Whether a line ends before a tag. An image has a text, which belongs to the line. */
const endsLine = (name: string): boolean => !isInlineElement(name) && name !== 'img'

/** Positions of the tags of blocks outside of whole elements, from a position outside of them. */
const blockTags = (html: string, from: number): number[] => {
  const tag = /<(\/?)([a-z][a-z0-9-]*)/gi
  tag.lastIndex = from
  const found: number[] = []
  for (let match = tag.exec(html); match; match = tag.exec(html)) {
    const [, slash, given = ''] = match
    const name = given.toLowerCase()
    if (endsLine(name)) found.push(match.index)
    if (slash !== '' || !wholeElements.has(name)) continue
    const end = html.indexOf(`</${name}>`, tag.lastIndex)
    if (end === -1) break
    tag.lastIndex = end + name.length + 3
  }
  return found
}

const isBlockTag = (html: string, at: number): boolean => {
  const name = /^<\/?([a-z][a-z0-9-]*)/i.exec(html.slice(at, at + 24))?.[1]
  return name !== undefined && endsLine(name.toLowerCase())
}

const commonStart = (one: string, other: string): number => {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++
  return length
}

const commonEnd = (one: string, other: string, most: number): number => {
  let length = 0
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length)) length++
  return length
}

/**
 * The part of two documents outside of which they are equal (CFG-12). It begins and ends at tags of blocks, so that its lines, links and
 * headings are those that the whole document has there.
 */
export const changedMarkup = (one: string, other: string): readonly [one: string, other: string] => {
  const same = commonStart(one, other)
  const tags = blockTags(one, 0)
  // The name of the last tag may be different.
  const start = tags.findLast((at) => at < same && isBlockTag(other, at)) ?? 0
  const left = commonEnd(one, other, Math.min(one.length, other.length) - same)
  const ends = new Set(blockTags(other, start).map((at) => other.length - at))
  const end = tags.find((at) => one.length - at <= left && ends.has(one.length - at)) ?? one.length
  return [one.slice(start, end), other.slice(start, other.length - (one.length - end))]
}
