/** A part of a page: a card, or what belongs to a heading. */
export interface PagePart {
  /** Its heading; empty for none. */
  readonly name: string
  /** Where the first link of a card leads; empty for none. */
  readonly href: string
  readonly lines: readonly string[]
}

interface OpenPart {
  name: string | null
  href: string
  lines: string[]
}

/**
 * Collects the lines of a page by part (CFG-12). An element such as a card is a part if it has a heading; otherwise its lines belong to
 * the element around it. Within an element each further heading begins a part.
 */
export const createParts = () => {
  const begin = (): OpenPart => ({ name: null, href: '', lines: [] })
  const root = begin()
  const found: OpenPart[] = [root]
  const stack: OpenPart[] = [root]
  const top = (): OpenPart => stack.at(-1) ?? root
  const replaceTop = (part: OpenPart) => {
    found.push(part)
    stack[stack.length - 1] = part
  }
  return {
    open: () => {
      const part = begin()
      found.push(part)
      stack.push(part)
    },
    close: () => {
      const part = stack.length > 1 ? stack.pop() : undefined
      if (!part || part.name !== null) return
      top().lines.push(...part.lines)
      part.lines = []
    },
    beginHeading: () => {
      if (top().name !== null || top() === root) replaceTop(begin())
    },
    endHeading: (name: string) => {
      top().name = name
    },
    link: (href: string) => {
      if (top().href === '') top().href = href
    },
    add: (line: string) => {
      top().lines.push(line)
    },
    read: (): PagePart[] =>
      found.filter(({ lines }) => lines.length > 0).map(({ name, href, lines }) => ({ name: name ?? '', href, lines })),
  }
}
