import { type PointTree, pointTree } from '@forecourt/schema/rich-text/pointTree'
import type { RichBlock, RichText, Spans } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const spansHtml = (spans: Spans) =>
  spans
    .map(({ text, bold, italic, href }) => {
      const plain = escaped(text).replaceAll('\n', '<br>')
      const withItalic = italic ? `<em>${plain}</em>` : plain
      const withBold = bold ? `<strong>${withItalic}</strong>` : withItalic
      return href === undefined ? withBold : `<a href="${escaped(href)}">${withBold}</a>`
    })
    .join('')

const list = ({ ordered, points }: PointTree): string => {
  const tag = ordered ? 'ol' : 'ul'
  return `<${tag}>${points.map(({ spans, lists }) => `<li>${spansHtml(spans)}${lists.map(list).join('')}</li>`).join('')}</${tag}>`
}

const blockHtml = (block: RichBlock): string => {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${spansHtml(block.spans)}</p>`
    case 'heading':
      return `<h${block.level}>${spansHtml(block.spans)}</h${block.level}>`
    case 'list':
      return pointTree(block.points).map(list).join('')
    case 'quote':
      return `<blockquote>${block.paragraphs.map((spans) => `<p>${spansHtml(spans)}</p>`).join('')}</blockquote>`
    case 'table': {
      const rows = block.rows.map((row, index) => {
        const tag = block.hasHead && index === 0 ? 'th' : 'td'
        return `<tr>${row.map((spans) => `<${tag}>${spansHtml(spans)}</${tag}>`).join('')}</tr>`
      })
      return `<table>${rows.join('')}</table>`
    }
    case 'picture': {
      const size = block.width && block.height ? ` width="${block.width}" height="${block.height}"` : ''
      const image = `<img src="${escaped(block.image)}" alt="${escaped(block.alt)}"${size}>`
      return `<figure>${image}${block.caption === '' ? '' : `<figcaption>${escaped(block.caption)}</figcaption>`}</figure>`
    }
    case 'rule':
      return '<hr>'
  }
}

/** Writes a rich text as HTML for files and other systems; escapes all text. */
export const writeHtml = (text: RichText): string => toDocument(text).blocks.map(blockHtml).join('\n')
