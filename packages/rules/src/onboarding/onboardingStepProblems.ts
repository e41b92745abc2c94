import { isBusinessNumber } from '@forecourt/schema/formats/isBusinessNumber'
import { dialledPhone } from '../phone/writtenPhone'
import { isEmail } from '../text/emailIn'
import { type OnboardingAnswers, type OnboardingPlace, type OnboardingStep, onboardingSteps } from './OnboardingAnswers'
import { onboardingRates } from './onboardingConfig'
import { isPostcodeOfState, stateOfPostcode } from './stateOfPostcode'

/** Errors by field of the step, such as `street` or `others.0.street`. Empty if the step is complete. */
export type StepProblems = Readonly<Record<string, string>>

/** Whether a text is an https URL of a page on a given site, such as a profile. */
const isLinkTo = (text: string, site: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  return protocol === 'https:' && (hostname === site || hostname.endsWith(`.${site}`)) && pathname.length > 1
}

const hostName = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/

const found = (problems: Readonly<Record<string, string | false>>): StepProblems =>
  Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== false))

const placeProblems = (country: 'AU' | 'NZ', place: OnboardingPlace): StepProblems =>
  found({
    street: place.street.trim() === '' && 'Say which street they are in.',
    suburb: place.suburb.trim() === '' && `Say which ${country === 'NZ' ? 'town' : 'suburb'} they are in.`,
    postcode:
      (!/^\d{4}$/.test(place.postcode) && 'A postcode has four digits.') ||
      (country === 'AU' && stateOfPostcode(place.postcode, country) === null && 'No place in Australia has this postcode.'),
    state:
      country === 'AU' &&
      ((place.state.trim() === '' && 'Say which state they are in.') ||
        (stateOfPostcode(place.postcode, country) !== null &&
          !isPostcodeOfState(place.postcode, place.state) &&
          `${place.postcode} is a postcode of ${stateOfPostcode(place.postcode, country)}: change one of the two.`)),
    phone:
      (place.phone.trim() === '' && 'Say which number shoppers call.') ||
      (dialledPhone(place.phone, country) === null && 'That is no phone number shoppers could call.'),
    email: (place.email.trim() === '' && 'Say which address shoppers write to.') || (!isEmail(place.email) && 'That is no email address.'),
  })

/** Facts besides the answers. */
export interface StepFacts {
  /** Number of cars parsed from the stock file; omitted if not parsed yet. */
  readonly carsRead?: number | undefined
}

const problemsOf: { readonly [Step in OnboardingStep]: (answers: OnboardingAnswers, facts: StepFacts) => StepProblems } = {
  business: ({ business: { name, country, businessNumber } }) =>
    found({
      businessNumber:
        businessNumber !== '' &&
        !isBusinessNumber(businessNumber, country) &&
        (country === 'NZ' ? 'That is no NZBN: it has 13 digits. Check each.' : 'That is no ABN: it has 11 digits. Check each.'),
      name: (name.trim() === '' && 'Give the business a name.') || (name.trim().length > 80 && 'A name has at most 80 characters.'),
    }),
  brands: ({ brands: { makes } }) => found({ makes: makes.length > 40 && 'Choose at most 40 makes.' }),
  place: ({ business: { country }, place }) => ({
    ...placeProblems(country, place),
    ...Object.fromEntries(
      place.others.flatMap((other, index) =>
        Object.entries({
          ...found({ name: other.name.trim() === '' && 'Give the location a name.' }),
          ...placeProblems(country, other),
        }).map(([field, problem]) => [`others.${index}.${field}`, problem]),
      ),
    ),
  }),
  address: ({ address: { slug, domain, facebook, instagram } }) =>
    found({
      slug: !/^[a-z0-9][a-z0-9-]{1,49}$/.test(slug) && 'Use 2 to 50 small letters, digits and hyphens.',
      domain: domain !== '' && !hostName.test(domain) && 'That is no domain. Write it like www.dealer.com.au.',
      facebook: facebook !== '' && !isLinkTo(facebook, 'facebook.com') && 'That is no address of a Facebook page.',
      instagram: instagram !== '' && !isLinkTo(instagram, 'instagram.com') && 'That is no address of an Instagram page.',
    }),
  look: ({ look: { template, brandColour } }) =>
    found({
      template: template === '' && 'Choose a template to begin with.',
      brandColour: brandColour !== '' && !/^#[0-9a-f]{6}$/i.test(brandColour) && 'Write the colour like #1f4fd8.',
    }),
  stock: ({ stock }, { carsRead }) =>
    found({ file: stock.file !== '' && carsRead === 0 && 'No car can be read from the file. Fix what is wrong with it, or leave it out.' }),
  finance: ({ finance }) => {
    const isStarted = finance.rate.trim() !== '' || finance.comparisonRate.trim() !== ''
    return found({
      rate:
        isStarted &&
        onboardingRates(finance) === null &&
        'Give both rates in percent, as the lender confirmed them: the rate from 0.5 to 15, the comparison rate not below it. Or neither.',
    })
  },
  people: ({ people: { invited } }) =>
    found(
      Object.fromEntries(
        invited.flatMap(({ name, email }, index): [string, string | false][] => [
          [`invited.${index}.name`, name.trim() === '' && 'Say who it is.'],
          [
            `invited.${index}.email`,
            (!isEmail(email) && 'That is no email address.') ||
              (invited.findIndex((other) => other.email.toLowerCase() === email.toLowerCase()) < index &&
                'This address is asked for above.'),
          ],
        ]),
      ),
    ),
  leads: ({ leads: { emails } }) =>
    found({
      emails:
        (emails.length === 0 && 'Say who gets the leads: without it nobody is told.') ||
        (emails.length > 10 && 'At most 10 people can be told.') ||
        (emails.some((email) => !isEmail(email)) && `That is no email address: ${emails.find((email) => !isEmail(email))}.`),
    }),
}

/** Validation errors that keep an onboarding step from being complete, by field (CFG-02, ENT-07, ENT-10). */
export const onboardingStepProblems = (answers: OnboardingAnswers, step: OnboardingStep, facts: StepFacts = {}): StepProblems =>
  problemsOf[step](answers, facts)

/** First incomplete step; null if all are complete. */
export const firstUnfinishedStep = (answers: OnboardingAnswers, facts: StepFacts = {}): OnboardingStep | null =>
  onboardingSteps.find(({ step }) => Object.keys(onboardingStepProblems(answers, step, facts)).length > 0)?.step ?? null
