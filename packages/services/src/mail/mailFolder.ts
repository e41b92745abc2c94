import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { writeFileWhole } from '../storage/writeFileWhole'
import type { MailSummary } from './MailSummary'

/** A stored message, opened. */
export interface StoredMail extends MailSummary {
  readonly replyTo: string | null
  readonly html: string | null
  readonly text: string | null
}

/** Messages stored as files: each an `.eml` as it came and a `.json` summary beside it. Names sort by time. */
export interface MailFolder {
  put(message: Buffer, receivedAt: Date): Promise<MailSummary>
  /** Newest first. */
  list(range?: { offset?: number; limit?: number }): Promise<{ messages: MailSummary[]; total: number }>
  read(id: string): Promise<StoredMail | null>
  /** Removes a message; one that is not there is no failure. */
  remove(id: string): Promise<void>
}

const knownId = /^[0-9TZ-]+-[0-9a-f]{8}$/

/** `keep` caps how many messages stay; the oldest go first. */
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
      const id = `${receivedAt.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
      const parsed = await PostalMime.parse(message)
      const summary: MailSummary = {
        id,
        receivedAt: receivedAt.toISOString(),
        from: parsed.from?.address ?? '',
        to: (parsed.to ?? []).flatMap((recipient) => recipient.address ?? []),
        subject: parsed.subject ?? '',
        size: message.length,
      }
      await writeFileWhole(join(/* turbopackIgnore: true */ directory, `${id}.eml`), message)
      // The summary comes last: what is listed can be read.
      await writeFileWhole(join(/* turbopackIgnore: true */ directory, `${id}.json`), JSON.stringify(summary, null, 2))
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

    async read(id) {
      if (!knownId.test(id)) return null
      const message = await readFile(join(/* turbopackIgnore: true */ directory, `${id}.eml`)).catch(() => null)
      const summary = await readFile(join(/* turbopackIgnore: true */ directory, `${id}.json`), 'utf8').catch(() => null)
      if (message === null || summary === null) return null
      const parsed = await PostalMime.parse(message)
      return {
        ...(JSON.parse(summary) as MailSummary),
        replyTo: parsed.replyTo?.[0]?.address ?? null,
        html: parsed.html ?? null,
        text: parsed.text ?? null,
      }
    },
  }
}
