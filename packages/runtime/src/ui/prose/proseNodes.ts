/** A piece of a line: plain words, strong words, or a link. */
export type ProseSpan =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** A paragraph, a heading or a list of running text. */
export type ProseNode =
  | { readonly kind: 'paragraph' | 'heading' | 'subheading'; readonly spans: readonly ProseSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly ProseSpan[])[] }

const isSafeHref = (href: string) => /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/i.test(href)

const inline = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

const spansOf = (line: string): readonly ProseSpan[] => {
  const spans: ProseSpan[] = []
  let end = 0
  for (const match of line.matchAll(inline)) {
    if (match.index > end) spans.push({ kind: 'text', text: line.slice(end, match.index) })
    const [whole, strong, label = '', href = ''] = match
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong })
    else spans.push(isSafeHref(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: label })
    end = match.index + whole.length
  }
  if (end < line.length) spans.push({ kind: 'text', text: line.slice(end) })
  return spans
}

const nodeOf = (part: string): readonly ProseNode[] => {
  const lines = part.split('\n').map((line) => line.trim())
  const nodes: ProseNode[] = []
  for (const line of lines) {
    const last = nodes[nodes.length - 1]
    if (line.startsWith('### ')) nodes.push({ kind: 'subheading', spans: spansOf(line.slice(4)) })
    else if (line.startsWith('## ')) nodes.push({ kind: 'heading', spans: spansOf(line.slice(3)) })
    else if (line.startsWith('- ')) {
      const items = [spansOf(line.slice(2))]
      if (last?.kind === 'list') nodes[nodes.length - 1] = { kind: 'list', items: [...last.items, ...items] }
      else nodes.push({ kind: 'list', items })
    } else if (last?.kind === 'paragraph')
      nodes[nodes.length - 1] = { kind: 'paragraph', spans: [...last.spans, { kind: 'text', text: ' ' }, ...spansOf(line)] }
    else if (line) nodes.push({ kind: 'paragraph', spans: spansOf(line) })
  }
  return nodes
}

/** Reads running text: blank lines part paragraphs, `## ` and `### ` begin headings, `- ` a list; `**strong**` and `[words](link)` inside. Anything else is words, and links of unknown kinds lose their target. */
export const proseNodes = (text: string): readonly ProseNode[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap(nodeOf)
