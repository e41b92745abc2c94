/** What a dealership sends and is sent about its shoppers, in the words of the console (API-07). */
export const dealerMessages = {
  'lead.dealer': 'Enquiry, to the dealership',
  'lead.shopper': 'Confirmation of an enquiry',
  'inbox.mail': 'Answer by email',
  'inbox.textBySms': 'Answer by text message',
  'booking.shopper': 'News of a booking',
  'booking.shopperBySms': 'News of a booking, by text message',
  'booking.dealer': 'Booking, to the dealership',
  'booking.day': 'The bookings of a day',
  'reservation.shopper': 'News of a reservation',
  'reservation.dealer': 'Reservation, to the dealership',
  'payment.request': 'Request for a payment',
  'payment.requestBySms': 'Request for a payment, by text message',
  'payment.paid': 'Payment, to the dealership',
  'promotion.shopper': 'Prize, to the shopper',
  'promotion.dealer': 'Prize, to the dealership',
  'shopper.valuation': 'What a trade-in is worth',
  'valuation.dealer': 'Trade-in, to the dealership',
} as const

/** Their kinds: of all that is sent, what people of a dealership see and send again (API-07). */
export const dealerMessageKinds = Object.keys(dealerMessages) as (keyof typeof dealerMessages)[]
