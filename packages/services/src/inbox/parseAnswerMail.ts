import { createHash } from 'node:crypto'
import type { AnswerFile } from '@forecourt/data/leads/inbox/conversationFile'
import type { AdfProspect } from '@forecourt/rules/leads/delivery/parseAdf'
import { answerFileName, mostAnswerBytes, mostAnswerFiles } from '@forecourt/rules/leads/inbox/answerFiles'
import { replyText } from '@forecourt/rules/leads/inbox/replyText'
import { cutText } from '@forecourt/rules/text/cutText'
import { answerFileType } from './answerFileType'
import { adfIn, findWriter, isTextPart, mailTexts, peopleIn } from './mime/mailTexts'
import { decodedText, type HeadField, MailFault, parseHead } from './mime/parseHead'
import { type MailPart, parseMime, type ReadMime } from './mime/parseMime'

/** A mail that came to one of our addresses, as far as it is kept. */
export interface ReadAnswer {
  /** Who wrote it: of a mail that a form sends by an address nobody reads, whom an answer to it reaches. */
  readonly from: string
  /** What whoever wrote it calls themselves; empty where they don't. */
  readonly fromName: string
  /** The address it was sent by, which tells what market place it is of. */
  readonly sender: string
  /** Whom it names as its recipients, and as what servers on the way delivered it. */
  readonly recipients: readonly string[]
  /** The conversations whose mails it answers, or is a report about. */
  readonly answers: readonly string[]
  readonly subject: string
  readonly text: string
  /** All of it, with what it quotes. */
  readonly whole: string
  /** The same from the parts that were passed over, where it is said twice, as text and as HTML. */
  readonly other: string
  /** The leads it holds in ADF, in its text or a file of its own. */
  readonly prospects: readonly AdfProspect[]
  /** Why it is not read and waits for a person, in a sentence; its text is then the beginning of it as it came. Null for most. */
  readonly fault: string | null
  readonly messageKey: string
  readonly isAutomatic: boolean
  /** One of many alike, such as a newsletter. */
  readonly isBulk: boolean
  /** Sent by this platform itself, such as the notice of an enquiry. */
  readonly isOurs: boolean
  /** Why a mail of ours was not delivered, and which; null for any other mail. */
  readonly bounce: { readonly entryId: string | null; readonly reason: string } | null
  readonly files: readonly AnswerFile[]
  readonly refusedFiles: readonly string[]
}

/** The name of a file that is not kept, without what could lead anywhere. */
const plainName = (name: string): string =>
  name
    .replace(/[\\/]|\p{Cc}/gu, ' ')
    .trim()
    .slice(-120) || 'file'

/** Of a report, and of the head of the mail that it is about. Bytes. */
const longestReport = 64_000
const mostMessages = 10

const textOf = (part: MailPart): string => part.content().subarray(0, longestReport).toString('latin1')

/** The value of a field of a delivery report, with its folded lines; empty where it has none. */
const reportField = (lines: readonly string[], name: string): string => {
  const from = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`))
  if (from < 0) return ''
  const after = lines.slice(from + 1)
  const end = after.findIndex((line) => !/^[ \t]/.test(line))
  return [(lines[from] ?? '').slice(name.length + 1), ...after.slice(0, end < 0 ? undefined : end)].join(' ').replace(/\s+/g, ' ').trim()
}

const bounceOf = ({ type, parts }: ReadMime): { readonly bounce: ReadAnswer['bounce']; readonly about: string } | null => {
  const report = parts.find((part) => part.type.value === 'message/delivery-status')
  if (type.value !== 'multipart/report' || !report) return null
  const lines = textOf(report).split(/\r?\n/)
  const about = parts
    .filter((part) => part !== report)
    .slice(0, mostMessages)
    .map(textOf)
    .join('\n')
  // A delay is no end: the server on the way tries again.
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

/** Letters of a field that is read, such as all the mails a mail answers. */
const longestField = 20_000

/** As much of a text as the database takes: no NUL, and no half of a character where it was cut. */
const sound = (text: string, longest = Number.POSITIVE_INFINITY): string => cutText(text.replaceAll('\0', ''), longest)
const inLine = (text: string, longest: number): string => sound(text.replace(/\p{Cc}/gu, ' '), longest)

/** What the head of a mail says. */
const headFacts = (head: readonly HeadField[], raw: Buffer) => {
  const field = (name: string) => (head.find(({ key }) => key === name)?.value ?? '').slice(0, longestField)
  const { sender, writer } = findWriter(head)
  const named = [...peopleIn(head, 'to'), ...peopleIn(head, 'cc')].map(({ address }) => address)
  const delivered = head
    .filter(({ key }) => /^(?:delivered-to|x-original-to|envelope-to)$/.test(key))
    .map(({ value }) => value.toLowerCase())
  const messageId = field('message-id')
  return {
    from: sound(writer.address, 254),
    fromName: inLine(writer.name, 200).trim(),
    sender: sound(sender.address, 254),
    recipients: [...new Set([...named, ...delivered])].slice(0, 50),
    answered: `${field('in-reply-to')} ${field('references')}`,
    subject: inLine(decodedText(field('subject')), 300),
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

/** The files of a mail: those of a kind and size that is kept, the names of the others, and the leads in files of ADF, which are read. */
const filesOf = (parts: readonly MailPart[]) => {
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
    const isTaken = files.length < mostAnswerFiles && content.byteLength <= mostAnswerBytes
    const contentType = isTaken ? answerFileType(content) : null
    if (contentType) files.push({ name: answerFileName(name, contentType), contentType, content: new Uint8Array(content) })
    else refusedFiles.push(plainName(name))
  }
  return { files, refusedFiles: refusedFiles.slice(0, 20), prospects }
}

const mostForwarded = 5

/** A mail that another one carries within its text, with what its head says. */
const forwardedIn = (part: MailPart): { readonly text: string; readonly parts: readonly MailPart[] } => {
  const { head, parts } = parseMime(part.content())
  const { whole } = mailTexts(parts)
  const [from] = peopleIn(head, 'from')
  const subject = decodedText((head.find(({ key }) => key === 'subject')?.value ?? '').slice(0, 1000))
  return { text: `From: ${from?.name ?? ''} ${from?.address ?? ''}\nSubject: ${subject}\n\n${whole}`, parts }
}

/** Bytes of a mail beyond a limit that are kept to be looked at. */
const keptBytes = 50_000

/** A mail beyond a limit: what its head says, where that can be read, and how it begins. */
const unreadMail = (raw: Buffer, fault: string): ReadAnswer => {
  const beginning = raw.subarray(0, keptBytes)
  const headEnd = beginning.toString('latin1').search(/\n\r?\n/)
  const facts = (() => {
    try {
      return headFacts(parseHead(beginning.subarray(0, headEnd < 0 ? undefined : headEnd)), raw)
    } catch {
      return headFacts([], raw)
    }
  })()
  const text = sound(beginning.toString('utf8')).replaceAll('\ufffd', '')
  const { answered, ...known } = facts
  return {
    ...{
      ...known,
      answers: answersIn(answered),
      text: `${fault} It was not read, and no files of it are kept. It begins:\n\n${replyText(text)}`,
      whole: text,
      other: '',
    },
    ...{ prospects: [], fault, bounce: null, files: [], refusedFiles: [] },
  }
}

const readMail = (raw: Buffer): ReadAnswer => {
  const mime = parseMime(raw)
  const { answered, ...facts } = headFacts(mime.head, raw)
  const report = bounceOf(mime)
  const isForwarded = (part: MailPart) => part.type.value === 'message/rfc822' && part.disposition !== 'attachment' && !report
  const forwarded = mime.parts.filter(isForwarded).slice(0, mostForwarded).map(forwardedIn)
  const texts = mailTexts(mime.parts)
  const parts = [...mime.parts.filter((part) => !isForwarded(part)), ...forwarded.flatMap((mail) => mail.parts)]
  const { files, refusedFiles, prospects } = filesOf(parts)
  const withForwarded = (text: string) => sound([text, ...forwarded.map((mail) => mail.text)].filter((part) => part !== '').join('\n\n'))
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
 * Reads a mail that came to one of our addresses, or to a dealer's mailbox: what was written, what came with it, and whether a machine wrote
 * it. The time grows with its length alone; one beyond a limit, such as 1 MB of text, is not read but kept with its `fault` for a person.
 */
export const parseAnswerMail = (raw: Buffer): ReadAnswer => {
  try {
    return readMail(raw)
  } catch (error) {
    if (!(error instanceof MailFault)) throw error
    return unreadMail(raw, error.message)
  }
}
