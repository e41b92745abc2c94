import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a mail to one of our own addresses is: an answer, word that a mail of ours could not be delivered, or a lead of a market place. */
export type ReplyKind = 'reply' | 'bounce' | 'lead'

const prefixes: { readonly [Kind in ReplyKind]: string } = { reply: 'r', bounce: 'b', lead: 'm' }

// Small letters and digits alone: mail servers on the way may write an address in either.
const signatureOf = (secret: string, kind: ReplyKind, id: string): string =>
  createHmac('sha256', secret).update(`conversation ${kind} ${id}`).digest('hex').slice(0, 28)

/** The address that answers in a conversation go to, or leads of a market place: which one, and a signature of 112 bits that nobody can guess (ENT-16). */
export const replyAddress = (
  { secret, domain }: { readonly secret: string; readonly domain: string },
  kind: ReplyKind,
  of: string,
): string => {
  const id = of.replaceAll('-', '')
  return `${prefixes[kind]}${id}${signatureOf(secret, kind, id)}@${domain}`
}

/** The conversation or market place an address of ours stands for; null for what we did not sign. */
export const parseReplyAddress = (
  { secret, domain }: { readonly secret: string; readonly domain: string },
  address: string,
): { readonly kind: ReplyKind; readonly id: string } | null => {
  const [, prefix, id, signature, of] = /^([rbm])([0-9a-f]{32})([0-9a-f]{28})@(.+)$/.exec(address.toLowerCase()) ?? []
  if (!id || !signature || of !== domain.toLowerCase()) return null
  const kind = (Object.keys(prefixes) as ReplyKind[]).find((each) => prefixes[each] === prefix) ?? 'reply'
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, kind, id)))) return null
  return { kind, id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') }
}
