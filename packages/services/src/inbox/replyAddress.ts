import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a mail to one of our own addresses is: an answer, or word that a mail of ours could not be delivered. */
export type ReplyKind = 'reply' | 'bounce'

const prefixes: { readonly [Kind in ReplyKind]: string } = { reply: 'r', bounce: 'b' }

// Small letters and digits alone: mail servers on the way may write an address in either.
const signatureOf = (secret: string, kind: ReplyKind, id: string): string =>
  createHmac('sha256', secret).update(`conversation ${kind} ${id}`).digest('hex').slice(0, 28)

/** The address that answers in a conversation go to: which one, and a signature of 112 bits that nobody can guess (ENT-16). */
export const replyAddress = (
  { secret, domain }: { readonly secret: string; readonly domain: string },
  kind: ReplyKind,
  conversationId: string,
): string => {
  const id = conversationId.replaceAll('-', '')
  return `${prefixes[kind]}${id}${signatureOf(secret, kind, id)}@${domain}`
}

/** The conversation an address of ours stands for; null for what we did not sign. */
export const readReplyAddress = (
  { secret, domain }: { readonly secret: string; readonly domain: string },
  address: string,
): { readonly kind: ReplyKind; readonly conversationId: string } | null => {
  const [, prefix, id, signature, of] = /^([rb])([0-9a-f]{32})([0-9a-f]{28})@(.+)$/.exec(address.toLowerCase()) ?? []
  if (!id || !signature || of !== domain.toLowerCase()) return null
  const kind = prefix === 'r' ? 'reply' : 'bounce'
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, kind, id)))) return null
  return { kind, conversationId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') }
}
