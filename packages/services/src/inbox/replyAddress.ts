import { createHmac, timingSafeEqual } from 'node:crypto'

/** Kind of our signed addresses: replies, bounces, marketplace leads. */
export type ReplyKind = 'reply' | 'bounce' | 'lead'

const prefixes: { readonly [Kind in ReplyKind]: string } = { reply: 'r', bounce: 'b', lead: 'm' }

// Lower-case letters and digits only: mail servers may change the case of an address.
const signReply = (secret: string, kind: ReplyKind, id: string): string =>
  createHmac('sha256', secret).update(`conversation ${kind} ${id}`).digest('hex').slice(0, 28)

/** Address for the replies of a conversation or the leads of a marketplace, with a 112-bit signature (ENT-16). */
export const replyAddress = (
  { secret, domain }: { readonly secret: string; readonly domain: string },
  kind: ReplyKind,
  targetId: string,
): string => {
  const id = targetId.replaceAll('-', '')
  return `${prefixes[kind]}${id}${signReply(secret, kind, id)}@${domain}`
}

/** Verifies one of our addresses. Returns its conversation or marketplace; null if the signature is invalid. */
export const parseReplyAddress = (
  { secret, domain }: { readonly secret: string; readonly domain: string },
  address: string,
): { readonly kind: ReplyKind; readonly id: string } | null => {
  const [, prefix, id, signature, host] = /^([rbm])([0-9a-f]{32})([0-9a-f]{28})@(.+)$/.exec(address.toLowerCase()) ?? []
  if (!id || !signature || host !== domain.toLowerCase()) return null
  const kind = (Object.keys(prefixes) as ReplyKind[]).find((each) => prefixes[each] === prefix) ?? 'reply'
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(signReply(secret, kind, id)))) return null
  return { kind, id: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') }
}
