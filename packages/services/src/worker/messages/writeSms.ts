import type { Database } from '@forecourt/data/createDatabase'
import type { LeadMailAddresses } from '../../mail/facts/leadMailFacts'
import type { Sms } from '../../sms/SmsSender'
import type { ClaimedMessage } from '../deliverOutbox'
import { writeAnswerSms } from './writeAnswer'
import { writeBookingSms } from './writeBookingMail'
import { writePaymentRequestSms } from './writePaymentRequestMail'
import { type ShopperMailAddresses, writeShopperSms } from './writeShopperMail'

/** Writes the text message an outbox row asks for; rejects when it can't be written. */
export function writeSms(db: Database, message: ClaimedMessage, addresses: LeadMailAddresses & ShopperMailAddresses): Promise<Sms> {
  switch (message.kind) {
    case 'shopper.codeBySms':
      return writeShopperSms(db, message, addresses)
    case 'inbox.textBySms':
      return writeAnswerSms(db, message)
    case 'payment.requestBySms':
      return writePaymentRequestSms(db, message, addresses)
    case 'booking.shopperBySms':
      return writeBookingSms(db, message, addresses)
    default:
      return Promise.reject(new Error(`There is no text message of the kind “${message.kind}”`))
  }
}
