import { createHash } from 'node:crypto'
import type { AnswerFile } from '@forecourt/data/leads/inbox/conversationFile'
import type { AdfProspect } from '@forecourt/rules/leads/delivery/parseAdf'
import { answerFileName, maxAnswerBytes, maxAnswerFiles } from '@forecourt/rules/leads/inbox/answerFiles'
import { replyText } from '@forecourt/rules/leads/inbox/replyText'
import { cutText } from '@forecourt/rules/text/cutText'
import { answerFileType } from './answerFileType'
import { adfIn, findWriter, isTextPart, mailTexts, peopleIn } from './mime/mailTexts'
import { decodedText, type HeadField, MailFault, parseHead } from './mime/parseHead'
import { type MailPart, type ParsedMime, parseMime } from './mime/parseMime'

/** A parsed mail to one of our addresses. */
export interface ParsedMail {
  /** The writer: of a mail that a form sends from a no-reply address, the person who filled it in. */
  readonly from: string
  /** Display name of the writer; empty if missing. */
  readonly fromName: string
  /** Sender address, which identifies a marketplace. */
  readonly sender: string
  /** Recipients from the header fields, including delivery fields of mail servers. */
  readonly recipients: readonly string[]
  /** Conversations of the mails that it replies to or reports on. */
  readonly answers: readonly string[]
  readonly subject: string
  readonly text: string
  /** The whole text, quotes included. */
  readonly whole: string
  /** Text of the unchosen alternative parts. */
  readonly other: string
  /** Leads in ADF, from its text or an attachment. */
  readonly prospects: readonly AdfProspect[]
  /** Why the mail was not parsed and needs review, one sentence; the text is then the start of the raw mail. Usually null. */
  readonly fault: string | null
  readonly messageKey: string
  readonly isAutomatic: boolean
  /** Bulk mail, such as a newsletter. */
  readonly isBulk: boolean
  /** Sent by this platform, such as a lead notification. */
  readonly isOurs: boolean
  /** Bounce: which of our mails was not delivered and why; null for other mails. */
  readonly bounce: { readonly entryId: string | null; readonly reason: string } | null
  readonly files: readonly AnswerFile[]
  readonly refusedFiles: readonly string[]
}

/** Name of an ignored attachment, without characters that could form a link. */
const fileNameText = (name: string): string =>
  name
    .replace(/[\\/]|\p{Cc}/gu, ' ')
    .trim()
    .slice(-120) || 'file'

/** Bytes read of a delivery report and of the header of the returned mail. */
const maxReportBytes = 64_000
const maxMessages = 10

const partText = (part: MailPart): string => part.content().subarray(0, maxReportBytes).toString('latin1')

/** Unfolded field of a delivery report; empty if missing. */
const reportField = (lines: readonly string[], name: string): string => {
  const from = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`))
  if (from < 0) return ''
  const after = lines.slice(from + 1)
  const end = after.findIndex((line) => !/^[ \t]/.test(line))
  return [(lines[from] ?? '').slice(name.length + 1), ...after.slice(0, end < 0 ? undefined : end)].join(' ').replace(/\s+/g, ' ').trim()
}

const parseBounce = ({ type, parts }: ParsedMime): { readonly bounce: ParsedMail['bounce']; readonly about: string } | null => {
  const report = parts.find((part) => part.type.value === 'message/delivery-status')
  if (type.value !== 'multipart/report' || !report) return null
  const lines = partText(report).split(/\r?\n/)
  const about = parts
    .filter((part) => part !== report)
    .slice(0, maxMessages)
    .map(partText)
    .join('\n')
  // “Delayed” is no bounce: the mail server retries.
  if (!/^failed/i.test(reportField(lines, 'action'))) return { bounce: { entryId: null, reason: '' }, about }
  const diagnostic = reportField(lines, 'diagnostic-code').replace(/^[\w-]{1,40};\s*/, '')
  return {
    bounce: {
      entryId: /<(\d{1,18})\.[\w-]{36}@conversation\.forecourt>/.exec(about)?.[1] ?? null,
      reason: (diagnostic || reportField(lines, 'status') || 'The other mail server refused it').slice(0, 300),
    },
    about,
  }
}

const conversationMail = /<\d{1,18}\.([\w-]{36})@conversation\.forecourt>/g
const ourMessage = /^<[^<>\s]+@(?:conversation|leads|outbox)\.forecourt>$/

/** Characters read of a field such as References. */
const maxFieldLength = 20_000

/** Cleans text for the database: no NUL, no split surrogate pair. */
const cleanForDatabase = (text: string, maxLength = Number.POSITIVE_INFINITY): string => cutText(text.replaceAll('\0', ''), maxLength)
const cleanLine = (text: string, maxLength: number): string => cleanForDatabase(text.replace(/\p{Cc}/gu, ' '), maxLength)

/** Facts from the header of a mail. */
const headFacts = (head: readonly HeadField[], raw: Buffer) => {
  const field = (name: string) => (head.find(({ key }) => key === name)?.value ?? '').slice(0, maxFieldLength)
  const { sender, writer } = findWriter(head)
  const named = [...peopleIn(head, 'to'), ...peopleIn(head, 'cc')].map(({ address }) => address)
  const delivered = head
    .filter(({ key }) => /^(?:delivered-to|x-original-to|envelope-to)$/.test(key))
    .map(({ value }) => value.toLowerCase())
  const messageId = field('message-id')
  return {
    from: cleanForDatabase(writer.address, 254),
    fromName: cleanLine(writer.name, 200).trim(),
    sender: cleanForDatabase(sender.address, 254),
    recipients: [...new Set([...named, ...delivered])].slice(0, 50),
    answered: `${field('in-reply-to')} ${field('references')}`,
    subject: cleanLine(decodedText(field('subject')), 300),
    messageKey: createHash('sha256')
      .update(messageId || raw)
      .digest('hex'),
    isAutomatic:
      /auto-(?:replied|generated)/i.test(field('auto-submitted')) ||
      /bulk|auto_reply|junk/i.test(field('precedence')) ||
      field('x-autoreply') !== '',
    isBulk: field('list-unsubscribe') !== '' || field('list-id') !== '',
    isOurs: ourMessage.test(messageId),
  }
}

const answersIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(conversationMail)].map(([, id = '']) => id))].slice(0, 50)

/** Attachments of a mail: accepted files, names of the refused ones, and leads parsed from ADF files. */
const parseFiles = (parts: readonly MailPart[]) => {
  const files: AnswerFile[] = []
  const refusedFiles: string[] = []
  const prospects: AdfProspect[] = []
  for (const part of parts) {
    if (isTextPart(part) || (part.isRelated && part.disposition !== 'attachment')) continue
    const content = part.content()
    if (content.length === 0) continue
    const name = part.filename ?? ''
    const isXml = /xml$|^text\/plain$|octet-stream$/.test(part.type.value) || /\.(?:xml|adf)$/i.test(name)
    const found = isXml ? adfIn(content) : []
    prospects.push(...found)
    if (found.length > 0) continue
    const isAccepted = files.length < maxAnswerFiles && content.byteLength <= maxAnswerBytes
    const contentType = isAccepted ? answerFileType(content) : null
    if (contentType) files.push({ name: answerFileName(name, contentType), contentType, content: new Uint8Array(content) })
    else refusedFiles.push(fileNameText(name))
  }
  return { files, refusedFiles: refusedFiles.slice(0, 20), prospects }
}

const maxForwarded = 5

/** A forwarded mail (message/rfc822) as text, with its main header fields. */
const parseForwarded = (part: MailPart): { readonly text: string; readonly parts: readonly MailPart[] } => {
  const { head, parts } = parseMime(part.content())
  const { whole } = mailTexts(parts)
  const [from] = peopleIn(head, 'from')
  const subject = decodedText((head.find(({ key }) => key === 'subject')?.value ?? '').slice(0, 1000))
  return { text: `From: ${from?.name ?? ''} ${from?.address ?? ''}\nSubject: ${subject}\n\n${whole}`, parts }
}

/** Bytes stored of a mail beyond a limit, for review. */
const storedBytes = 50_000

/** A mail beyond a limit: header facts, if readable, and its start. */
const unparsedMail = (raw: Buffer, fault: string): ParsedMail => {
  const beginning = raw.subarray(0, storedBytes)
  const headEnd = beginning.toString('latin1').search(/\n\r?\n/)
  const facts = (() => {
    try {
      return headFacts(parseHead(beginning.subarray(0, headEnd < 0 ? undefined : headEnd)), raw)
    } catch {
      return headFacts([], raw)
    }
  })()
  const text = cleanForDatabase(beginning.toString('utf8')).replaceAll('\ufffd', '')
  const { answered, ...otherFacts } = facts
  return {
    ...{
      ...otherFacts,
      answers: answersIn(answered),
      text: `${fault} It was not read, and no files of it are kept. It begins:\n\n${replyText(text)}`,
      whole: text,
      other: '',
    },
    ...{ prospects: [], fault, bounce: null, files: [], refusedFiles: [] },
  }
}

const readMail = (raw: Buffer): ParsedMail => {
  const mime = parseMime(raw)
  const { answered, ...facts } = headFacts(mime.head, raw)
  const report = parseBounce(mime)
  const isForwarded = (part: MailPart) => part.type.value === 'message/rfc822' && part.disposition !== 'attachment' && !report
  const forwarded = mime.parts.filter(isForwarded).slice(0, maxForwarded).map(parseForwarded)
  const texts = mailTexts(mime.parts)
  const parts = [...mime.parts.filter((part) => !isForwarded(part)), ...forwarded.flatMap((mail) => mail.parts)]
  const { files, refusedFiles, prospects } = parseFiles(parts)
  const withForwarded = (text: string) =>
    cleanForDatabase([text, ...forwarded.map((mail) => mail.text)].filter((part) => part !== '').join('\n\n'))
  const whole = withForwarded(texts.whole)
  const inline = [whole, ...texts.sources].map(adfIn).find((found) => found.length > 0) ?? []
  return {
    ...facts,
    answers: answersIn(report ? report.about : answered),
    text: replyText(whole),
    ...{ whole, other: withForwarded(texts.other), prospects: [...inline, ...prospects], fault: null },
    ...{ bounce: report?.bounce ?? null, files, refusedFiles },
  }
}

/**
 * Parses a mail to one of our addresses or to a dealer's mailbox: text, attachments, and whether it is automatic. Linear time; a mail
 * beyond a limit, such as 1 MB of text, is stored unparsed with its `fault` for review.
 */
export const parseIncomingMail = (raw: Buffer): ParsedMail => {
  try {
    return readMail(raw)
  } catch (error) {
    if (!(error instanceof MailFault)) throw error
    return unparsedMail(raw, error.message)
  }
}
