import { aboutModel } from './answers/aboutModel'
import { aboutOffer } from './answers/aboutOffer'
import { additionalServices } from './answers/additionalServices'
import { bookingTerms } from './answers/bookingTerms'
import { budget } from './answers/budget'
import { category } from './answers/category'
import { contact } from './answers/contact'
import { dealershipSlug } from './answers/dealershipSlug'
import { department } from './answers/department'
import { email } from './answers/email'
import { financeOwing } from './answers/financeOwing'
import { followUp } from './answers/followUp'
import { kms } from './answers/kms'
import type { LeadAnswer } from './answers/LeadAnswer'
import { lastName } from './answers/lastName'
import { licenceClass } from './answers/licenceClass'
import { licenceExpiry } from './answers/licenceExpiry'
import { locationId } from './answers/locationId'
import { message } from './answers/message'
import { name } from './answers/name'
import { offerFromClient } from './answers/offerFromClient'
import { optIn } from './answers/optIn'
import { optInFinance } from './answers/optInFinance'
import { optInTrade } from './answers/optInTrade'
import { phone } from './answers/phone'
import { postcode } from './answers/postcode'
import { preferredContact } from './answers/preferredContact'
import { preferredTime } from './answers/preferredTime'
import { rego } from './answers/rego'
import { regoState } from './answers/regoState'
import { starRating } from './answers/starRating'
import { termsAgreed } from './answers/termsAgreed'
import { valuationSummary } from './answers/valuationSummary'
import { vehicleDescription } from './answers/vehicleDescription'
import { wantedCar } from './answers/wantedCar'

/** All answers in the order of the forms: contact details, subject, recipient, comments, and consent. */
const inOrder = [
  name,
  lastName,
  email,
  phone,
  contact,
  postcode,
  followUp,
  category,
  department,
  starRating,
  offerFromClient,
  aboutModel,
  aboutOffer,
  wantedCar,
  budget,
  vehicleDescription,
  rego,
  regoState,
  kms,
  financeOwing,
  valuationSummary,
  locationId,
  dealershipSlug,
  preferredTime,
  licenceClass,
  licenceExpiry,
  additionalServices,
  preferredContact,
  message,
  optInFinance,
  optInTrade,
  optIn,
  bookingTerms,
  termsAgreed,
] as const

type Answer = (typeof inOrder)[number]
type StoredValue<One extends Answer> = ReturnType<One['stored']['toStored']>
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void ? Each : never

/** Field name of an answer. */
export type AnswerName = Answer['id']
/** Field name of a checkbox. */
export type TickName = Extract<Answer, { readonly kind: 'tick' }>['id']

/** Answers stored in their own columns. */
export type StoredColumns = UnionToIntersection<StoredValue<Extract<Answer, { readonly stored: { readonly in: 'columns' } }>>>
/** Answers stored in the attributes column. */
export type StoredAttributes = UnionToIntersection<StoredValue<Extract<Answer, { readonly stored: { readonly in: 'attributes' } }>>>
/** All stored answers of a lead. */
export type StoredAnswers = StoredColumns & StoredAttributes

export type AnyLeadAnswer = LeadAnswer<StoredAnswers, Partial<StoredAnswers>> & { readonly id: AnswerName }

/**
 * All form questions in order (ENQ-10 to ENQ-17, ENQ-24 to ENQ-28, ENT-28, ENT-29, ENT-32). Rendering, validation, storage, the mail, the
 * console and the export of leads all use this list.
 */
export const leadAnswers: readonly AnyLeadAnswer[] = inOrder

const emptyValues = (place: 'columns' | 'attributes') =>
  Object.assign({}, ...leadAnswers.filter(({ stored }) => stored.in === place).map(({ stored }) => stored.empty))

/** Empty answers, in columns and in attributes. */
export const emptyColumns: StoredColumns = emptyValues('columns')
export const emptyAttributes: StoredAttributes = emptyValues('attributes')

/** Attributes that hold the subject of a lead without a car. */
export const subjectAttributes: readonly string[] = leadAnswers.flatMap(({ isSubjectWithoutCar, stored }) =>
  isSubjectWithoutCar ? Object.keys(stored.empty) : [],
)
