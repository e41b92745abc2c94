import type { Database } from '@forecourt/data/createDatabase'
import { erasedMarkFinder } from '@forecourt/data/leads/person/erasedMarks'
import type { MailFolder } from './mailFolder'

const page = 50

/** The email addresses and phone numbers in a text, numbers as they are written and as they are dialled. */
const marksIn = (text: string): string[] => {
  const numbers = text.match(/\+?\d[\d ()-]{5,22}\d/g) ?? []
  return [
    ...(text.match(/[^\s<>"'(),;:=]{1,64}@[a-z0-9.-]{0,252}[a-z0-9]/gi) ?? []),
    ...numbers,
    ...numbers.map((one) => one.replace(/[^+\d]/g, '')),
  ]
}

/**
 * Removes the messages of the embedded mailbox that name people who were erased since (ENT-16); gives how many. What was delivered to a
 * mail server is the dealer's own to remove.
 */
export const forgetErasedMail = async (db: Database, folder: MailFolder): Promise<number> => {
  const namesErased = await erasedMarkFinder(db)
  if (!namesErased) return 0
  const { total } = await folder.list({ limit: 0 })
  const ids: string[] = []
  for (let offset = 0; offset < total; offset += page)
    ids.push(...(await folder.list({ offset, limit: page })).messages.map(({ id }) => id))
  let count = 0
  for (const id of ids) {
    const mail = await folder.read(id)
    if (!mail) continue
    const { receivedAt, from, to, replyTo, subject, text, html } = mail
    const marks = [from, ...to, replyTo ?? '', ...marksIn(`${subject}\n${text ?? ''}\n${html ?? ''}`)]
    if (!namesErased({ marks, at: receivedAt })) continue
    await folder.remove(id)
    count++
  }
  return count
}
