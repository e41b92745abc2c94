import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import type { Car } from '../entities/Car'
import type { LeadForm } from '../entities/LeadForm'
import type { DepartmentHours } from '../entities/Location'
import { depositTerms } from './form/depositTerms'

type FormCar = Pick<Car, 'itemType' | 'dealershipName'>

/** Static definition of a kind of form. */
export interface LeadFormFacts {
  /** Label in the console. */
  readonly name: string
  /** Heading, if it differs from the button that opens the form. */
  readonly title?: (car: FormCar) => string
  /** Intro: a request to reserve or buy isn't a promise, and messages aren't answered live. */
  readonly intro?: (car: FormCar, config: Pick<ResolvedConfig, 'checkout'>) => string
  /** Label of the submit button, if it names the request. */
  readonly submitLabel?: string
  /** Category of its leads, if neither the shopper nor the car determines it. */
  readonly category?: string
  readonly subcategory?: string
  /** Noun after the category in the mail's subject; 'enquiry' by default. */
  readonly noun?: string
  /** First text of the mail: what was promised and what wasn't. */
  readonly terms?: (config: Pick<ResolvedConfig, 'checkout'>) => string
  /** For an action that isn't a form: its description for staff. It can't be submitted and is never confirmed. */
  readonly pressed?: string
  /** Department that answers; the whole dealership if omitted. */
  readonly department?: DepartmentHours['department']
  /** Requests a visit, which needs a location and a time within its opening hours. */
  readonly isVisit?: true
  /** About the shopper's own vehicle. */
  readonly isAboutOwnVehicle?: true
  /** Requires a car of the site, or one that isn't reserved. */
  readonly needsCar?: 'any' | 'free'
}

/** Sentence of the mail about a new reservation: it is sent when the checkout starts, before the deposit is paid (CHK-01). */
const depositEmailNote = 'We’ll email you again once your deposit is paid.'

/** All kinds of forms with their static rules (ENQ-12, ENQ-18, ENQ-21, ENQ-24 to ENQ-26, ENQ-33, CHK-02 to CHK-05, CARD-09, VDP-07). */
export const leadForms: { readonly [Form in LeadForm]: LeadFormFacts } = {
  general: { name: 'General enquiry' },
  vehicle: { name: 'Car enquiry' },
  testDrive: { name: 'Test drive', category: 'Test Drive', department: 'sales', isVisit: true },
  finance: { name: 'Finance', submitLabel: 'Ask About Finance', category: 'Finance', department: 'sales' },
  tradeIn: {
    name: 'Trade-in',
    submitLabel: 'Ask for a Valuation',
    category: 'Trade-in',
    department: 'sales',
    isAboutOwnVehicle: true,
  },
  find: {
    name: 'Car wanted',
    submitLabel: 'Ask Us to Find It',
    category: 'Used Vehicle',
    subcategory: 'Find me a car',
    department: 'sales',
  },
  makeOffer: { name: 'Offer', submitLabel: 'Send Offer', subcategory: 'Make an offer', needsCar: 'any' },
  photos: { name: 'Photo request', submitLabel: 'Request Photos', subcategory: 'Request photos', needsCar: 'any' },
  similar: { name: 'Similar cars', subcategory: 'Find me something similar', needsCar: 'any' },
  reserve: {
    name: 'Reservation',
    title: ({ itemType }) => `Ask to reserve this ${itemType}`,
    intro: ({ itemType, dealershipName }, { checkout }) =>
      `Ask ${dealershipName} to reserve this ${itemType}. There’s nothing to pay now, but a request doesn’t hold the ${itemType}. ${dealershipName} will get back to you. ${depositTerms(checkout)}`,
    submitLabel: 'Request Reservation',
    category: 'Reservation',
    noun: 'request',
    terms: ({ checkout }) =>
      takesDeposits({ checkout })
        ? depositEmailNote
        : `Nothing has been paid and nothing is on hold yet. The dealership will get back to you. ${depositTerms(checkout)}`,
    needsCar: 'free',
  },
  buyOnline: {
    name: 'Online purchase',
    title: ({ itemType }) => `Ask to buy this ${itemType}`,
    intro: ({ itemType, dealershipName }) =>
      `Let ${dealershipName} know you’d like to buy this ${itemType}. There’s nothing to pay now, but a request doesn’t hold the ${itemType}. ${dealershipName} will go through the price, the paperwork and delivery with you first.`,
    submitLabel: 'Request to Buy',
    category: 'Online purchase',
    noun: 'request',
    terms: (config) =>
      takesDeposits(config)
        ? depositEmailNote
        : 'Nothing has been paid or signed yet. The dealership will go through everything with you before you decide.',
    needsCar: 'free',
  },
  subscribe: {
    name: 'Subscription',
    title: ({ itemType }) => `Ask to subscribe to this ${itemType}`,
    intro: ({ itemType, dealershipName }) =>
      `Let ${dealershipName} know you’d like this ${itemType} by the week. There’s nothing to pay or sign now, but a request doesn’t hold the ${itemType}. ${dealershipName} will first go through what’s included, how long it runs and when it can start.`,
    submitLabel: 'Request Subscription',
    category: 'Subscription',
    noun: 'request',
    terms: () => 'Nothing has been paid or signed yet. The dealership will go through everything with you before you decide.',
    needsCar: 'any',
  },
  chat: {
    name: 'Instant message',
    title: () => 'Send a message',
    intro: ({ dealershipName }) => `Your message goes to ${dealershipName}, who’ll reply by phone, text or email.`,
    submitLabel: 'Send Message',
    category: 'Instant message',
    noun: '',
  },
  service: {
    name: 'Service booking',
    submitLabel: 'Send Request',
    category: 'Service',
    department: 'service',
    isVisit: true,
    isAboutOwnVehicle: true,
  },
  parts: { name: 'Parts', submitLabel: 'Ask About Parts', category: 'Parts', department: 'parts', isAboutOwnVehicle: true },
  fleet: { name: 'Fleet', category: 'Fleet', department: 'sales' },
  feedback: { name: 'Feedback', submitLabel: 'Send Feedback', category: 'Feedback' },
  model: { name: 'New model', submitLabel: 'Ask About This Model', category: 'New Vehicle', department: 'sales' },
  interest: {
    name: 'Upcoming model',
    submitLabel: 'Register Interest',
    category: 'New Vehicle',
    subcategory: 'Register interest',
    department: 'sales',
  },
  accessory: {
    name: 'Accessories',
    submitLabel: 'Ask About Accessories',
    category: 'Parts',
    subcategory: 'Accessories',
    department: 'parts',
  },
  phoneReveal: {
    name: 'Phone number shown',
    subcategory: 'Asked for the phone number',
    noun: 'phone lead',
    pressed: 'They asked for the phone number while signed in, and wrote nothing. They may have called already.',
    department: 'sales',
    needsCar: 'any',
  },
}
