import createDOMPurify from 'dompurify'
import { JSDOM } from 'jsdom'

let purify: ReturnType<typeof createDOMPurify> | null = null

const tags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'a',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sup',
  'sub',
  'small',
]

/**
 * Rich text with nothing left in it but words and their shape: no scripts, styles, frames, forms or pictures.
 * Done once, when text is stored, so that what is read can be shown as it is.
 */
export function sanitiseHtml(html: string): string {
  purify ??= createPurifier()
  return purify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  })
}

function createPurifier() {
  const purifier = createDOMPurify(new JSDOM('').window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) node.setAttribute('rel', 'noopener nofollow')
  })
  return purifier
}
