import type { Database } from '@forecourt/data/createDatabase'
import type { Mail } from '../mail/Mailer'
import type { ClaimedMessage } from './deliverOutbox'
import type { LeadMailAddresses } from './leadMailFacts'
import { writeLeadMail } from './writeLeadMail'
import { type PersonMailAddresses, writePersonMail } from './writePersonMail'
import { writePublicationMail } from './writePublicationMail'
import { writeRequestMail } from './writeRequestMail'

/** Writes the e-mail an outbox row asks for; rejects, in words fit for the list of dead letters, when it can't be written. */
export function writeMail(db: Database, message: ClaimedMessage, addresses: LeadMailAddresses & PersonMailAddresses): Promise<Mail> {
  if (message.kind.startsWith('person.')) return writePersonMail(db, message, addresses)
  switch (message.kind) {
    case 'publication':
      return writePublicationMail(db, message, addresses)
    case 'publishRequest':
      return writeRequestMail(db, message, addresses)
    default:
      return writeLeadMail(db, message, addresses)
  }
}
