import { createHash } from 'node:crypto'
import type { AnswerFile } from '@forecourt/data/leads/inbox/AnswerFile'
import { answerFileName, mostAnswerBytes, mostAnswerFiles } from '@forecourt/rules/leads/inbox/answerFiles'
import { replyText } from '@forecourt/rules/leads/inbox/replyText'
import { cutText } from '@forecourt/rules/text/cutText'
import PostalMime, { type Email } from 'postal-mime'
import { answerFileType } from './answerFileType'

/** A mail that came to one of our addresses, as far as it is kept. */
export interface ReadAnswer {
  readonly from: string
  /** What whoever wrote it calls themselves; empty where they don't. */
  readonly fromName: string
  /** Whom it names as its recipients, and as what servers on the way delivered it. */
  readonly recipients: readonly string[]
  /** The conversations whose mails it answers, or is a report about. */
  readonly answers: readonly string[]
  readonly subject: string
  readonly text: string
  /** All of it, with what it quotes. */
  readonly whole: string
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

const bytesOf = (content: ArrayBuffer | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** The name of a file that is not kept, without what could lead anywhere. */
const plainName = (name: string): string =>
  name
    .replace(/[\\/]|\p{Cc}/gu, ' ')
    .trim()
    .slice(-120) || 'file'

const bounceOf = (parsed: Email, raw: string): ReadAnswer['bounce'] => {
  const type = parsed.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/multipart\/report/i.test(type) || !/delivery-status/i.test(raw)) return null
  // A delay is no end: the server on the way tries again.
  if (!/^Action:\s*failed/im.test(raw)) return { entryId: null, reason: '' }
  const diagnostic = /^Diagnostic-Code:\s*(?:[\w-]+;)?\s*((?:.+)(?:\n[ \t].+)*)/im.exec(raw.replaceAll('\r\n', '\n'))?.[1]
  const status = /^Status:\s*([\d.]+)/im.exec(raw)?.[1]
  return {
    entryId: /<(\d{1,18})\.[\w-]{36}@conversation\.forecourt>/.exec(raw)?.[1] ?? null,
    reason: (diagnostic ?? status ?? 'The other mail server refused it').replace(/\s+/g, ' ').trim().slice(0, 300),
  }
}

const conversationMail = /<\d{1,18}\.([\w-]{36})@conversation\.forecourt>/g
const ourMessage = /^<[^<>\s]+@(?:conversation|leads|outbox)\.forecourt>$/

/** As much of a text as the database takes: no NUL, and no half of a character where it was cut. */
const sound = (text: string, longest = Number.POSITIVE_INFINITY): string => cutText(text.replaceAll('\0', ''), longest)

/** Reads a mail that came to one of our addresses, or to a dealer's mailbox: what was written, what came with it, and whether a machine wrote it. */
export const parseAnswerMail = async (raw: Buffer): Promise<ReadAnswer> => {
  const parsed = await PostalMime.parse(raw, { maxNestingDepth: 20 })
  const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value ?? ''
  const source = raw.toString('latin1')
  const sent = parsed.attachments.filter(({ disposition, related }) => disposition === 'attachment' || !related)
  const files: AnswerFile[] = []
  const refusedFiles: string[] = []
  for (const attachment of sent) {
    const content = bytesOf(attachment.content as ArrayBuffer | string)
    const isTaken = files.length < mostAnswerFiles && content.byteLength <= mostAnswerBytes
    const contentType = isTaken ? answerFileType(content) : null
    const name = attachment.filename ?? ''
    if (contentType) files.push({ name: answerFileName(name, contentType), contentType, content })
    else refusedFiles.push(plainName(name))
  }
  const inHtml = (parsed.html ?? '')
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/(?:p|div|tr|li|h\d)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  const whole = sound(parsed.text?.trim() ? parsed.text : inHtml)
  const bounce = bounceOf(parsed, source)
  const answered = bounce ? source : `${header('in-reply-to')} ${header('references')}`
  const named = [...(parsed.to ?? []), ...(parsed.cc ?? [])].flatMap((to) => to.address ?? to.group?.map(({ address }) => address) ?? [])
  const delivered = parsed.headers.filter(({ key }) => /^(?:delivered-to|x-original-to|envelope-to)$/.test(key)).map(({ value }) => value)
  return {
    from: sound((parsed.from?.address ?? '').toLowerCase(), 254),
    fromName: sound((parsed.from?.name ?? '').replace(/\p{Cc}/gu, ' '), 200).trim(),
    recipients: [...new Set([...named, ...delivered].map((address) => (address ?? '').trim().toLowerCase()))].slice(0, 50),
    answers: [...new Set([...answered.matchAll(conversationMail)].map(([, id = '']) => id))].slice(0, 50),
    subject: sound((parsed.subject ?? '').replace(/\p{Cc}/gu, ' '), 300),
    text: replyText(whole),
    whole,
    messageKey: createHash('sha256')
      .update(parsed.messageId ?? raw)
      .digest('hex'),
    isAutomatic:
      /auto-(?:replied|generated)/i.test(header('auto-submitted')) ||
      /bulk|auto_reply|junk/i.test(header('precedence')) ||
      header('x-autoreply') !== '',
    isBulk: header('list-unsubscribe') !== '' || header('list-id') !== '',
    isOurs: ourMessage.test(parsed.messageId ?? ''),
    bounce,
    files,
    refusedFiles: refusedFiles.slice(0, 20),
  }
}
