import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@forecourt/data/createDatabase'
import { erasedIdentifierFinder } from '@forecourt/data/leads/person/erasedIdentifiers'
import PostalMime from 'postal-mime'
import { writeFileAtomically } from '../storage/writeFileAtomically'

/** List entry of a stored message. */
interface MailSummary {
  readonly id: string
  readonly receivedAt: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  /** Size of the message in bytes. */
  readonly size: number
}

/** A stored message with its content. */
interface StoredMail extends MailSummary {
  readonly replyTo: string | null
  readonly html: string | null
  readonly text: string | null
}

/** Messages stored as files: each an `.eml` and a `.json` summary. Names sort by time. */
export interface MailFolder {
  put(message: Buffer, receivedAt: Date): Promise<MailSummary>
  /** Newest first. */
  list(range?: { offset?: number; limit?: number }): Promise<{ messages: MailSummary[]; total: number }>
  read(id: string): Promise<StoredMail | null>
  /** A message without its content. */
  summary(id: string): Promise<MailSummary | null>
  /** Ids of the newest message with each Message-ID, which is without angle brackets. */
  find(messageIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  /** Deletes a message; no error if it is missing. */
  remove(id: string): Promise<void>
}

const knownId = /^[0-9TZ-]+-[0-9a-f]{8}$/

/** The Message-ID of a message of the outbox, without angle brackets, unless its kind has one of its own. */
export const outboxMessageId = (id: string): string => `${id}@outbox.forecourt`

/** The Message-ID of a reply in a conversation, without angle brackets. */
export const answerMessageId = ({ entryId, conversationId }: { readonly entryId: string; readonly conversationId: string }): string =>
  `${entryId}.${conversationId}@conversation.forecourt`

/** The end of the id of a message, by which its Message-ID finds it. */
const idEnd = (messageId: string): string => createHash('sha256').update(messageId).digest('hex').slice(0, 8)

/** `keep` limits the number of stored messages; the oldest are deleted first. */
export function mailFolder(directory: string, { keep = 2000 }: { keep?: number } = {}): MailFolder {
  async function ids(): Promise<string[]> {
    const names = await readdir(directory).catch(() => [])
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .sort()
      .reverse()
  }

  async function remove(id: string): Promise<void> {
    if (!knownId.test(id)) return
    await rm(join(/* turbopackIgnore: true */ directory, `${id}.json`), { force: true })
    await rm(join(/* turbopackIgnore: true */ directory, `${id}.eml`), { force: true })
  }

  return {
    remove,

    async put(message, receivedAt) {
      const parsed = await PostalMime.parse(message)
      const messageId = parsed.messageId?.replace(/^<|>$/g, '')
      const id = `${receivedAt.toISOString().replace(/[:.]/g, '-')}-${idEnd(messageId ?? randomUUID())}`
      const summary: MailSummary = {
        id,
        receivedAt: receivedAt.toISOString(),
        from: parsed.from?.address ?? '',
        to: (parsed.to ?? []).flatMap((recipient) => recipient.address ?? []),
        subject: parsed.subject ?? '',
        size: message.length,
      }
      await writeFileAtomically(join(/* turbopackIgnore: true */ directory, `${id}.eml`), message)
      // The summary is written last: listed messages are complete.
      await writeFileAtomically(join(/* turbopackIgnore: true */ directory, `${id}.json`), JSON.stringify(summary, null, 2))
      for (const old of (await ids()).slice(keep)) await remove(old)
      return summary
    },

    async list({ offset = 0, limit = 50 } = {}) {
      const all = await ids()
      const messages = await Promise.all(
        all
          .slice(offset, offset + limit)
          .map(async (id) => JSON.parse(await readFile(join(/* turbopackIgnore: true */ directory, `${id}.json`), 'utf8')) as MailSummary),
      )
      return { messages, total: all.length }
    },

    async summary(id) {
      if (!knownId.test(id)) return null
      const text = await readFile(join(/* turbopackIgnore: true */ directory, `${id}.json`), 'utf8').catch(() => null)
      return text === null ? null : (JSON.parse(text) as MailSummary)
    },

    async find(messageIds) {
      const idByEnd = new Map((await ids()).reverse().map((id) => [id.slice(-8), id]))
      return new Map(
        messageIds.flatMap((messageId) => {
          const id = idByEnd.get(idEnd(messageId))
          return id === undefined ? [] : [[messageId, id] as const]
        }),
      )
    },

    async read(id) {
      if (!knownId.test(id)) return null
      const message = await readFile(join(/* turbopackIgnore: true */ directory, `${id}.eml`)).catch(() => null)
      const summary = await this.summary(id)
      if (message === null || summary === null) return null
      const parsed = await PostalMime.parse(message)
      return {
        ...summary,
        replyTo: parsed.replyTo?.[0]?.address ?? null,
        html: parsed.html ?? null,
        text: parsed.text ?? null,
      }
    },
  }
}

const pageSize = 50

/** The email addresses and phone numbers in a text; numbers as written and in dialling format. */
const contactsIn = (text: string): string[] => {
  const numbers = text.match(/\+?\d[\d ()-]{5,22}\d/g) ?? []
  return [
    ...(text.match(/[^\s<>"'(),;:=]{1,64}@[a-z0-9.-]{0,252}[a-z0-9]/gi) ?? []),
    ...numbers,
    ...numbers.map((one) => one.replace(/[^+\d]/g, '')),
  ]
}

/**
 * Deletes messages of the embedded mailbox that name people who were erased since (ENT-16). Returns the count. Mail that was delivered to
 * a mail server is the dealer's responsibility.
 */
export const deleteErasedMail = async (db: Database, folder: MailFolder): Promise<number> => {
  const namesErased = await erasedIdentifierFinder(db)
  if (!namesErased) return 0
  const { total } = await folder.list({ limit: 0 })
  const ids: string[] = []
  for (let offset = 0; offset < total; offset += pageSize)
    ids.push(...(await folder.list({ offset, limit: pageSize })).messages.map(({ id }) => id))
  let count = 0
  for (const id of ids) {
    const mail = await folder.read(id)
    if (!mail) continue
    const { receivedAt, from, to, replyTo, subject, text, html } = mail
    const identifiers = [from, ...to, replyTo ?? '', ...contactsIn(`${subject}\n${text ?? ''}\n${html ?? ''}`)]
    if (!namesErased({ identifiers, at: receivedAt })) continue
    await folder.remove(id)
    count++
  }
  return count
}
