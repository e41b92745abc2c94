import { type Address, addressParser } from 'postal-mime'
import type { HeadField } from './parseHead'

export interface MailPerson {
  /** In small letters; empty for none. */
  readonly address: string
  readonly name: string
}

/** Letters of one field of addresses that are read: the parser takes the square of them. */
const longestField = 8_000
const mostPeople = 200

const noReply =
  /^(?:(?:no|not|dont|do[-_.]?not)[-_.]?(?:reply|respond|answer)|(?:mailer|wordpress|website|webmaster|notifications?|alerts?|system|automated?))(?:[-_.+]|$)/

/** The people that the fields of one name list, in their order. */
export const peopleIn = (head: readonly HeadField[], key: string): readonly MailPerson[] => {
  const text = head
    .filter((field) => field.key === key)
    .map(({ value }) => value)
    .join(', ')
    .slice(0, longestField)
  // What is no address at all is not searched for one.
  if (!text.includes('@')) return []
  return addressParser(text, {})
    .flatMap((each: Address) => each.group ?? [each])
    .slice(0, mostPeople)
    .map(({ address, name }) => ({ address: (address ?? '').trim().toLowerCase(), name: name ?? '' }))
}

/** Whom a mail is from, and whom an answer to it reaches: of a mail that a form sends by an address nobody reads, who filled it in. */
export const findWriter = (head: readonly HeadField[]): { readonly sender: MailPerson; readonly writer: MailPerson } => {
  const [sender = { address: '', name: '' }] = peopleIn(head, 'from')
  const [answered] = peopleIn(head, 'reply-to')
  const isAnswered = answered?.address.includes('@') === true && noReply.test(sender.address.split('@')[0] ?? '')
  return { sender, writer: isAnswered ? answered : sender }
}
