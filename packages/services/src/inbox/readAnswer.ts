import { createHash } from 'node:crypto'
import type { AnswerFile } from '@forecourt/data/leads/inbox/AnswerFile'
import { answerFileName, mostAnswerBytes, mostAnswerFiles } from '@forecourt/rules/leads/inbox/answerFiles'
import { replyText } from '@forecourt/rules/leads/inbox/replyText'
import PostalMime, { type Email } from 'postal-mime'
import { answerFileType } from './answerFileType'

/** A mail that came to one of our addresses, as far as it is kept. */
export interface ReadAnswer {
  readonly from: string
  readonly subject: string
  readonly text: string
  /** All of it, with what it quotes. */
  readonly whole: string
  readonly messageKey: string
  readonly isAutomatic: boolean
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

/** Reads a mail that came to one of our addresses: what was written, what came with it, and whether a machine wrote it. */
export const readAnswer = async (raw: Buffer): Promise<ReadAnswer> => {
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
  const whole = parsed.text?.trim() ? parsed.text : inHtml
  return {
    from: (parsed.from?.address ?? '').toLowerCase().slice(0, 254),
    subject: (parsed.subject ?? '').replace(/\p{Cc}/gu, ' ').slice(0, 300),
    text: replyText(whole),
    whole,
    messageKey: createHash('sha256')
      .update(parsed.messageId ?? raw)
      .digest('hex'),
    isAutomatic:
      /auto-(?:replied|generated)/i.test(header('auto-submitted')) ||
      /bulk|auto_reply|junk/i.test(header('precedence')) ||
      header('x-autoreply') !== '',
    bounce: bounceOf(parsed, source),
    files,
    refusedFiles: refusedFiles.slice(0, 20),
  }
}
