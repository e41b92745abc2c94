import { isBusinessNumber } from '@forecourt/schema/formats/isBusinessNumber'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { leadFormats } from '../leads/delivery/generated/leadFormats'
import type { TargetField } from '../leads/delivery/LeadFormat'
import { internationalPhone } from '../phone/writtenPhone'
import { countryTerms } from '../records/kinds/countryTerms'
import { isEmail } from '../text/emailIn'
import { type OnboardingAnswers, type OnboardingPlace, type OnboardingStep, onboardingSteps } from './OnboardingAnswers'
import { hasEnteredRates, onboardingRates } from './onboardingConfig'
import { isPostcodeOfState, stateOfPostcode } from './stateOfPostcode'
import { typedWeek } from './typedWeek'

/** Errors by field of the step, such as `street` or `others.0.street`. Empty if the step is complete. */
export type StepProblems = Readonly<Record<string, string>>

/** Whether a text is an https URL of a page on a given site, such as a profile. */
const isLinkTo = (text: string, site: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  return protocol === 'https:' && (hostname === site || hostname.endsWith(`.${site}`)) && pathname.length > 1
}

const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/

const withoutFalse = (problems: Readonly<Record<string, string | false>>): StepProblems =>
  Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== false))

const placeProblems = (country: 'AU' | 'NZ', place: OnboardingPlace): StepProblems => {
  const { name, states, town } = countryTerms(country)
  const hasStates = states.length > 0
  return withoutFalse({
    street: place.street.trim() === '' && 'Enter the street address.',
    suburb: place.suburb.trim() === '' && `Enter the ${town.noun}.`,
    postcode:
      (!/^\d{4}$/.test(place.postcode) && 'A postcode has four digits.') ||
      (hasStates && stateOfPostcode(place.postcode, country) === null && `This postcode does not exist in ${name}.`),
    state:
      hasStates &&
      ((place.state.trim() === '' && 'Choose the state.') ||
        (stateOfPostcode(place.postcode, country) !== null &&
          !isPostcodeOfState(place.postcode, place.state) &&
          `${place.postcode} is a ${stateOfPostcode(place.postcode, country)} postcode. Change the postcode or the state.`)),
    phone:
      (place.phone.trim() === '' && 'Enter the phone number shoppers call.') ||
      (internationalPhone(place.phone, country) === null && 'This is not a valid phone number.'),
    email:
      (place.email.trim() === '' && 'Enter the email address shoppers write to.') ||
      (!isEmail(place.email) && 'This is not a valid email address.'),
    hours:
      place.hoursText !== undefined &&
      (place.hoursText.trim() === ''
        ? 'Enter the opening hours.'
        : typedWeek(place.hoursText) === null && 'These hours can’t be read. Write them like Mon–Fri 8:30–5:30, Sat 9–1.'),
  })
}

/** Problem of an invalid business number. If its length is right, a digit must be wrong. */
const businessNumberProblem = (written: string, country: OnboardingAnswers['business']['country']): string => {
  const { name, withArticle, digits } = countryTerms(country).businessNumber
  return written.replace(/\D/g, '').length === digits
    ? `This is not a valid ${name}. One of its digits is wrong.`
    : `${withArticle.replace(/^./, (letter) => letter.toUpperCase())} has ${digits} digits.`
}

/** Facts besides the answers. */
export interface StepFacts {
  /** Number of cars parsed from the stock file; omitted if not parsed yet. */
  readonly carsRead?: number | undefined
  /** Of these, cars whose price is left out because nothing says what it includes. */
  readonly carsUnpriced?: number | undefined
}

/** Problems of the CRM settings, by field: the name of the CRM, and each address at which it receives leads. */
const crmProblems = (crm: OnboardingAnswers['leads']['crm']): StepProblems => {
  if (!crm) return {}
  const values: Readonly<Record<string, unknown>> = crm.target
  const fields = Object.entries<TargetField>(leadFormats[crm.target.kind].fields)
  const fieldProblem = (value: unknown, { type, label }: TargetField): string | false => {
    if (type === 'addresses')
      return (
        (!(Array.isArray(value) && value.length > 0) && 'Enter the address that your CRM takes leads at.') ||
        (!(value as readonly string[]).every(isEmail) && 'This is not a valid email address.')
      )
    // Null is a secret that is stored and not shown.
    if (type === 'text') return value !== null && String(value ?? '').trim() === '' && `Enter a value for “${label}”.`
    return type === 'webAddress' && !/^https?:$/.test(URL.parse(String(value))?.protocol ?? '') && 'Enter a web address.'
  }
  return withoutFalse({
    'crm.name': crm.name.trim() === '' && 'Enter the name of the CRM.',
    ...Object.fromEntries(fields.map(([name, field]) => [`crm.target.${name}`, fieldProblem(values[name], field)])),
  })
}

const stepChecks: { readonly [Step in OnboardingStep]: (answers: OnboardingAnswers, facts: StepFacts) => StepProblems } = {
  business: ({ business: { name, country, businessNumber } }) =>
    withoutFalse({
      businessNumber: businessNumber !== '' && !isBusinessNumber(businessNumber, country) && businessNumberProblem(businessNumber, country),
      name: (name.trim() === '' && 'Enter a business name.') || (name.trim().length > 80 && 'The name can have at most 80 characters.'),
    }),
  brands: ({ brands: { makes } }) => withoutFalse({ makes: makes.length > 40 && 'Choose at most 40 makes.' }),
  place: ({ business: { country }, place }) => ({
    ...placeProblems(country, place),
    ...Object.fromEntries(
      place.others.flatMap((other, index) =>
        Object.entries({
          ...withoutFalse({ name: other.name.trim() === '' && 'Enter a name for the location.' }),
          ...placeProblems(country, other),
        }).map(([field, problem]) => [`others.${index}.${field}`, problem]),
      ),
    ),
  }),
  address: ({ business: { country }, address: { slug, domain, facebook, instagram } }) =>
    withoutFalse({
      slug: !/^[a-z0-9][a-z0-9-]{1,49}$/.test(slug) && 'Use 2 to 50 lower-case letters, digits and hyphens.',
      domain: domain !== '' && !hostName.test(domain) && `This is not a domain. Write it like ${countryTerms(country).exampleDomain}.`,
      facebook: facebook !== '' && !isLinkTo(facebook, 'facebook.com') && 'This is not the address of a Facebook page.',
      instagram: instagram !== '' && !isLinkTo(instagram, 'instagram.com') && 'This is not the address of an Instagram page.',
    }),
  look: ({ look: { template, brandColour } }) =>
    withoutFalse({
      template: template === '' && 'Choose a template.',
      brandColour: brandColour !== '' && !/^#[0-9a-f]{6}$/i.test(brandColour) && 'Enter a colour like #1f4fd8.',
    }),
  stock: ({ stock }, { carsRead, carsUnpriced = 0 }) =>
    withoutFalse({
      file: stock.file !== '' && carsRead === 0 && 'No car can be read from the file. Fix the problems, or remove the file.',
      priceType:
        stock.file !== '' &&
        stock.priceType === 'ask' &&
        carsUnpriced > 0 &&
        'Choose what the prices include, or that you don’t know yet. Otherwise the cars have no price.',
    }),
  finance: ({ business, finance }) =>
    withoutFalse({
      rate:
        hasEnteredRates({ business, finance }) &&
        onboardingRates({ business, finance }) === null &&
        (statesComparisonRate(business)
          ? 'Enter both rates in per cent, as confirmed by the lender, or leave both empty. The rate must be from 0.5 to 15, and the comparison rate not lower.'
          : 'Enter the rate in per cent, as confirmed by the lender, or leave it empty. It must be from 0.5 to 15.'),
    }),
  people: ({ people: { invited } }) =>
    withoutFalse(
      Object.fromEntries(
        invited.flatMap(({ name, email }, index): [string, string | false][] => [
          [`invited.${index}.name`, name.trim() === '' && 'Enter a name.'],
          [
            `invited.${index}.email`,
            (!isEmail(email) && 'This is not a valid email address.') ||
              (invited.findIndex((other) => other.email.toLowerCase() === email.toLowerCase()) < index &&
                'This address is already used above.'),
          ],
        ]),
      ),
    ),
  leads: ({ leads: { emails, crm } }) => ({
    ...crmProblems(crm),
    ...withoutFalse({
      emails:
        (emails.length === 0 && 'Enter who gets the leads. Otherwise no one is notified.') ||
        (emails.length > 10 && 'At most 10 people can be notified.') ||
        (emails.some((email) => !isEmail(email)) && `This is not a valid email address: ${emails.find((email) => !isEmail(email))}.`),
    }),
  }),
}

/** Validation errors that keep an onboarding step from being complete, by field (CFG-02, ENT-07, ENT-10). */
export const onboardingStepProblems = (answers: OnboardingAnswers, step: OnboardingStep, facts: StepFacts = {}): StepProblems =>
  stepChecks[step](answers, facts)

/** First incomplete step; null if all are complete. */
export const firstUnfinishedStep = (answers: OnboardingAnswers, facts: StepFacts = {}): OnboardingStep | null =>
  onboardingSteps.find(({ step }) => Object.keys(onboardingStepProblems(answers, step, facts)).length > 0)?.step ?? null
