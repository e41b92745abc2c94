import { Tokenizer } from 'htmlparser2'

/** Elements without readable content. */
const skippedElements = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'iframe', 'noembed', 'noframes'])
/** Elements that end the previous line. */
const lineElements = new Set([
  'br',
  'p',
  'div',
  'tr',
  'li',
  'table',
  'ul',
  'ol',
  'hr',
  'blockquote',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
])
/** Elements with separate content within a line. */
const cellElements = new Set(['td', 'th'])

/**
 * Converts an HTML mail to plain text lines, with entities decoded. Uses a tokenizer without a tree, so the time is linear at any nesting
 * depth.
 *
 * @example htmlLines('<p>Name: Se&aacute;n</p>') // 'Name: Seán'
 */
export const htmlLines = (html: string): string => {
  const parts: string[] = []
  let skippedElement: string | null = null
  let lastOpened = ''
  let isPreformatted = false
  const tag = (from: number, to: number) => html.slice(from, Math.min(to, from + 20)).toLowerCase()
  const write = (text: string) => {
    if (skippedElement === null) parts.push(text)
  }
  const doNothing = () => {}
  const tokenizer = new Tokenizer(
    // Mail programs write `<style/>`; a browser would treat all that follows as a style.
    { recognizeSelfClosing: true },
    {
      // A line break in the source counts as a space, except in pre.
      ontext: (from, to) => write(isPreformatted ? html.slice(from, to) : html.slice(from, to).replace(/[\r\n]/g, ' ')),
      ontextentity: (code) => write(String.fromCodePoint(code)),
      onopentagname: (from, to) => {
        const name = tag(from, to)
        lastOpened = name
        if (name === 'pre') isPreformatted = true
        // A body element ends an unclosed head.
        if (skippedElement === 'head' && name === 'body') skippedElement = null
        if (skippedElement === null && skippedElements.has(name)) skippedElement = name
        else if (lineElements.has(name)) write('\n')
        else if (cellElements.has(name)) write(' ')
      },
      onclosetag: (from, to) => {
        const name = tag(from, to)
        if (name === 'pre') isPreformatted = false
        if (name === skippedElement) skippedElement = null
        else if (lineElements.has(name)) write('\n')
      },
      onselfclosingtag: () => {
        if (lastOpened === skippedElement) skippedElement = null
      },
      onattribdata: doNothing,
      onattribentity: doNothing,
      onattribend: doNothing,
      onattribname: doNothing,
      oncdata: doNothing,
      oncomment: doNothing,
      ondeclaration: doNothing,
      onend: doNothing,
      onopentagend: doNothing,
      onprocessinginstruction: doNothing,
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
