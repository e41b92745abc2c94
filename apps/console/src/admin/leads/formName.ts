import type { LeadRecord } from '../../client/Records'

/** The forms a lead can come through, in words. */
export const formNames = {
  general: 'General enquiry',
  vehicle: 'Car enquiry',
  testDrive: 'Test drive',
  finance: 'Finance',
  tradeIn: 'Trade-in',
  makeOffer: 'Offer',
  photos: 'Photo request',
  similar: 'Similar cars',
  reserve: 'Reservation',
  buyOnline: 'Online purchase',
  chat: 'Instant message',
  service: 'Service booking',
  parts: 'Parts',
  fleet: 'Fleet',
  feedback: 'Feedback',
} as const satisfies Record<LeadRecord['form'], string>

export const formName = (form: LeadRecord['form']): string => formNames[form]
