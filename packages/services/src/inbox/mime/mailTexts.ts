import { type AdfProspect, mayBeAdf, parseAdf } from '@forecourt/rules/leads/delivery/parseAdf'
import { htmlLines } from '@forecourt/rules/text/htmlLines'
import { type Address, addressParser } from 'postal-mime'
import { type HeadField, MailFault, parseCharset } from './parseHead'
import type { MailPart } from './parseMime'

interface MailPerson {
  /** Lower case; empty for none. */
  readonly address: string
  readonly name: string
}

/** Characters of an address field that are parsed: the parser takes quadratic time. */
const maxFieldLength = 8_000
const maxPeople = 200

const noReply =
  /^(?:(?:no|not|dont|do[-_.]?not)[-_.]?(?:reply|respond|answer)|(?:mailer|wordpress|website|webmaster|notifications?|alerts?|system|automated?))(?:[-_.+]|$)/

/** The addresses in all fields of one name, in order. */
export const peopleIn = (head: readonly HeadField[], key: string): readonly MailPerson[] => {
  const text = head
    .filter((field) => field.key === key)
    .map(({ value }) => value)
    .join(', ')
    .slice(0, maxFieldLength)
  // Skips parsing of a field without an address.
  if (!text.includes('@')) return []
  return addressParser(text, {})
    .flatMap((each: Address) => each.group ?? [each])
    .slice(0, maxPeople)
    .map(({ address, name }) => ({ address: (address ?? '').trim().toLowerCase(), name: name ?? '' }))
}

/**
 * The sender of a mail, and its writer, whom a reply reaches: of a mail that a form sends from a no-reply address, the person who filled
 * it in.
 */
export const findWriter = (head: readonly HeadField[]): { readonly sender: MailPerson; readonly writer: MailPerson } => {
  const [sender = { address: '', name: '' }] = peopleIn(head, 'from')
  const [replyTo] = peopleIn(head, 'reply-to')
  const usesReplyTo = replyTo?.address.includes('@') === true && noReply.test(sender.address.split('@')[0] ?? '')
  return { sender, writer: usesReplyTo ? replyTo : sender }
}

/** Characters; a prospect has a few thousand. */
const maxAdfLength = 200_000

/** The prospects of an ADF document, from text or a file's bytes; empty for other documents. */
export const adfIn = (document: string | Uint8Array): readonly AdfProspect[] => {
  if (document.length > maxAdfLength) return []
  const text = typeof document === 'string' ? document : parseCharset(document, undefined)
  return mayBeAdf(text) ? (parseAdf(text) ?? []) : []
}

/** Bytes of all texts of a mail. */
const maxText = 1_000_000

/** The text of a mail, as plain text. */
export interface MailTexts {
  /** The chosen text, formatted for reading. */
  readonly whole: string
  /** Text of the unchosen alternative parts, which programs search as well. */
  readonly other: string
  /** The raw source of the texts. */
  readonly sources: readonly string[]
}

export const isTextPart = ({ type, disposition }: MailPart): boolean =>
  disposition !== 'attachment' && (type.value === 'text/plain' || type.value === 'text/html')

/** Unfolds format=flowed text (RFC 3676). */
const unfolded = (text: string, isBlankAdded: boolean): string =>
  text
    .split(/\r?\n/)
    .map((line) => {
      const plain = line.startsWith(' ') ? line.slice(1) : line
      const isFolded = plain.endsWith(' ') && plain !== '-- '
      return isFolded ? (isBlankAdded ? plain.slice(0, -1) : plain) : `${plain}\n`
    })
    .join('')

/** Whether a plain-text part only points to the much longer HTML. */
const isStub = (plain: string, html: string): boolean => plain.length < 400 && html.length > 3 * plain.length

interface TextGroup {
  plain: string
  html: string
}

const joinTexts = (texts: readonly string[]) =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n')

/** Extracts the texts of a mail: one of plain text and HTML. Throws a `MailFault` beyond 1 MB of text. */
export const mailTexts = (parts: readonly MailPart[]): MailTexts => {
  const groups = new Map<unknown, TextGroup>()
  const sources: string[] = []
  let size = 0
  for (const part of parts.filter(isTextPart)) {
    const content = part.content()
    size += content.length
    if (size > maxText) throw new MailFault('It has more than 1 MB of text.')
    const source = parseCharset(content, part.type.params.charset)
    sources.push(source)
    const group = groups.get(part.alternative ?? part) ?? { plain: '', html: '' }
    groups.set(part.alternative ?? part, group)
    const { format, delsp } = part.type.params
    if (part.type.value === 'text/html') group.html = joinTexts([group.html, htmlLines(source)])
    else
      group.plain = joinTexts([group.plain, format?.toLowerCase() === 'flowed' ? unfolded(source, delsp?.toLowerCase() === 'yes') : source])
  }
  const bodies = [...groups.values()]
  const isHtml = ({ plain, html }: TextGroup) => plain === '' || isStub(plain, html)
  return {
    whole: joinTexts(bodies.map((each) => (isHtml(each) ? each.html : each.plain))),
    other: joinTexts(bodies.map((each) => (isHtml(each) ? each.plain : each.html) || each.plain || each.html)),
    sources,
  }
}
