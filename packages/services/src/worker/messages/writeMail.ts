import type { Database } from '@forecourt/data/createDatabase'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import type { Mail } from '../../mail/Mailer'
import type { ClaimedMessage } from '../deliverOutbox'
import { type AnswerAddresses, writeAnswerMail } from './writeAnswer'
import { writeBookingDayMail } from './writeBookingDayMail'
import { writeBookingMail } from './writeBookingMail'
import { writeFeedMail } from './writeFeedMail'
import { writeLateMail } from './writeLateMail'
import { writeLeadMail } from './writeLeadMail'
import { writeMentionMail } from './writeMentionMail'
import { writePaymentRequestMail } from './writePaymentRequestMail'
import { type PersonMailAddresses, writePersonMail } from './writePersonMail'
import { writePromotionMail } from './writePromotionMail'
import { writePublicationMail } from './writePublicationMail'
import { writeRequestMail } from './writeRequestMail'
import { writeReservationMail } from './writeReservationMail'
import { type ShopperMailAddresses, writeShopperMail } from './writeShopperMail'
import { writeValuationMail } from './writeValuationMail'

/** Writes the e-mail an outbox row asks for; rejects, in words fit for the list of dead letters, when it can't be written. */
export function writeMail(
  db: Database,
  message: ClaimedMessage,
  addresses: LeadMailAddresses & PersonMailAddresses & ShopperMailAddresses & AnswerAddresses,
): Promise<Mail> {
  switch (message.kind) {
    case 'person.invite':
    case 'person.reset':
    case 'person.news':
      return writePersonMail(db, message, addresses)
    case 'inbox.mention':
      return writeMentionMail(db, message, addresses)
    case 'inbox.late':
      return writeLateMail(db, message, addresses)
    case 'inbox.mail':
      return writeAnswerMail(db, message, addresses)
    case 'publication':
      return writePublicationMail(db, message, addresses)
    case 'publishRequest':
      return writeRequestMail(db, message, addresses)
    case 'booking.day':
      return writeBookingDayMail(db, message, addresses)
    case 'feed.held':
      return writeFeedMail(db, message, addresses)
    case 'lead.dealer':
    case 'lead.shopper':
      return writeLeadMail(db, message, addresses)
    case 'shopper.code':
    case 'shopper.alerts':
      return writeShopperMail(db, message, addresses)
    case 'reservation.shopper':
    case 'reservation.dealer':
      return writeReservationMail(db, message, addresses)
    case 'payment.request':
    case 'payment.paid':
      return writePaymentRequestMail(db, message, addresses)
    case 'booking.shopper':
    case 'booking.dealer':
      return writeBookingMail(db, message, addresses)
    case 'shopper.valuation':
    case 'valuation.dealer':
      return writeValuationMail(db, message, addresses)
    case 'promotion.shopper':
    case 'promotion.dealer':
      return writePromotionMail(db, message, addresses)
    default:
      return Promise.reject(new Error(`There is no e-mail of the kind “${message.kind}”`))
  }
}
