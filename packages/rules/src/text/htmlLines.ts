import { Tokenizer } from 'htmlparser2'

/** Elements whose content nobody reads. */
const unread = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'iframe', 'noembed', 'noframes'])
/** Elements that end the line before them. */
const lines = new Set(['br', 'p', 'div', 'tr', 'li', 'table', 'ul', 'ol', 'hr', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Elements whose content is a text of its own within the line. */
const cells = new Set(['td', 'th'])

/**
 * The text of an HTML mail as people read it, in lines, with its entities decoded. The tokenizer keeps no tree: the time grows with the
 * length alone, however deep elements are nested.
 *
 * @example htmlLines('<p>Name: Se&aacute;n</p>') // 'Name: Seán'
 */
export const htmlLines = (html: string): string => {
  const parts: string[] = []
  let skipped: string | null = null
  let opened = ''
  let isKept = false
  const tag = (from: number, to: number) => html.slice(from, Math.min(to, from + 20)).toLowerCase()
  const write = (text: string) => {
    if (skipped === null) parts.push(text)
  }
  const nothing = () => {}
  const tokenizer = new Tokenizer(
    // Programs that send mail write `<style/>`; to a browser all that follows would be a style.
    { recognizeSelfClosing: true },
    {
      // A line end in the source is a space to readers, but in a listing.
      ontext: (from, to) => write(isKept ? html.slice(from, to) : html.slice(from, to).replace(/[\r\n]/g, ' ')),
      ontextentity: (code) => write(String.fromCodePoint(code)),
      onopentagname: (from, to) => {
        const name = tag(from, to)
        opened = name
        if (name === 'pre') isKept = true
        // A body ends a head that nothing else ended.
        if (skipped === 'head' && name === 'body') skipped = null
        if (skipped === null && unread.has(name)) skipped = name
        else if (lines.has(name)) write('\n')
        else if (cells.has(name)) write(' ')
      },
      onclosetag: (from, to) => {
        const name = tag(from, to)
        if (name === 'pre') isKept = false
        if (name === skipped) skipped = null
        else if (lines.has(name)) write('\n')
      },
      onselfclosingtag: () => {
        if (opened === skipped) skipped = null
      },
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
