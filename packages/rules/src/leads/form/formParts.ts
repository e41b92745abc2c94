import { driveTexts } from '../../car/texts/vehiclesNoun'
import type { Need, ValuePart } from '../../parts/Part'
import { hasText, isOn } from '../../parts/settingNeeds'
import { fewestAnswers, hasUsualAnswer, usualAnswer, usualAnswerDays } from '../inbox/usualAnswer'
import { leadForms } from '../leadForms'
import { bookingOffersFor, isAlwaysBooked } from './bookingOffersFor'
import type { FormWithContext } from './FormContext'
import { testDriveItemType } from './formNeeds'

/** What a form's parts besides its fields depend on. */
export type FormPartContext = Pick<FormWithContext, 'form' | 'config' | 'car' | 'site'>

const aboutCar: Need<FormPartContext> = {
  holds: ({ car }) => car !== null,
  title: 'A car',
  yes: 'It is about a car.',
  no: 'It is about no car.',
}

/** Whether every time that can be chosen is confirmed automatically, so that the form books instead of requesting. */
const booksAtOnce = (context: FormPartContext): boolean => {
  const offers = bookingOffersFor(context)
  return offers.length > 0 && isAlwaysBooked(context) && offers.every(({ confirmation }) => confirmation === 'atOnce')
}

/** Whether the dealer has worded the button for test drives, which is the form's heading then. */
const hasOwnDriveLabel = ({ vdp, card }: FormPartContext['config']): boolean =>
  [...vdp.buttons, ...card.buttons].some(({ id, label }) => id === 'testDrive' && label.trim() !== '')

/** Heading of a form about a car that says itself what it asks for; null if the label of its button does. */
const titleOf = (context: FormPartContext): string | null => {
  const { form, car, config } = context
  if (!car) return null
  if (form === 'testDrive') return booksAtOnce(context) || hasOwnDriveLabel(config) ? null : driveTexts[testDriveItemType(context)].askTitle
  return leadForms[form].title?.(car) ?? null
}

const valuePart = <Value>(declared: ValuePart<FormPartContext, Value>): ValuePart<FormPartContext, Value> => declared

/** A site that shows its usual response time, measured daily (ENT-16). */
export const showsAnswerTime = isOn('/forms/showAnswerTime')

/**
 * Parts of a form besides its fields, with their needs, from top to bottom: heading (CARD-09, VDP-07), intro (CHK-03 to CHK-05, VDP-07),
 * submit button (ENQ-33), response time (ENQ-17, ENT-16) and use of personal data (LEG-01). Questions, including consent, are in
 * `leadAnswers`.
 */
export const formParts = {
  title: valuePart({
    id: 'form-title',
    title: 'Heading of the form',
    requirement: 'CARD-09',
    elementSetting: null,
    needs: [
      aboutCar,
      {
        holds: (context) => context.car === null || titleOf(context) !== null,
        title: 'A request',
        yes: 'The form says itself what it asks for.',
        no: 'The label of the button is the heading.',
      },
    ],
    value: titleOf,
  }),
  intro: valuePart({
    id: 'form-intro',
    title: 'What to know first',
    requirement: 'CHK-03',
    elementSetting: null,
    needs: [
      aboutCar,
      {
        holds: ({ form }) => leadForms[form].intro !== undefined,
        title: 'A request',
        yes: 'What becomes of it is said first.',
        no: 'The form doesn’t need an introduction.',
        settings: ['/checkout/deposit', '/checkout/holdHours'],
      },
    ],
    value: ({ form, car, config }) => (car && leadForms[form].intro?.(car, config)) ?? null,
  }),
  submit: valuePart({
    id: 'form-submit',
    title: 'Button of the form',
    requirement: 'ENQ-33',
    elementSetting: null,
    needs: [],
    value: (context) => {
      const { form, car } = context
      const offers = bookingOffersFor(context)
      // The label promises a booking only if there is one.
      if (booksAtOnce(context)) return form === 'testDrive' ? driveTexts[testDriveItemType(context)].book : 'Book Service'
      if (form === 'testDrive') return driveTexts[testDriveItemType(context)].ask
      // Without times to choose from it is as much a question as a booking.
      if (form === 'service' && offers.length > 0) return 'Request Booking'
      return leadForms[form].submitLabel ?? (car ? 'Enquire Now' : 'Message Now')
    },
  }),
  reply: valuePart({
    id: 'form-reply',
    title: 'When you answer',
    requirement: 'ENQ-17',
    elementSetting: '/forms/replyNote',
    needs: [hasText('/forms/replyNote')],
    value: ({ config }) => config.forms.replyNote.trim(),
  }),
  answerTime: valuePart({
    id: 'form-answer-time',
    title: 'How fast you usually answer',
    requirement: 'ENT-16',
    elementSetting: '/forms/showAnswerTime',
    needs: [
      showsAnswerTime,
      {
        holds: ({ site }) => site.answers !== undefined && hasUsualAnswer(site.answers),
        title: 'A time that is usual',
        yes: ({ site }) =>
          `Of the last ${usualAnswerDays} days, ${site.answers?.answered} enquiries were answered, the usual one within a day.`,
        no: ({ site }) =>
          (site.answers?.answered ?? 0) < fewestAnswers
            ? `${site.answers?.answered ?? 0} enquiries were answered in the last ${usualAnswerDays} days. A usual time needs at least ${fewestAnswers}.`
            : `The usual answer of the last ${usualAnswerDays} days took longer than a day of opening hours, or never came.`,
        fields: ({ site }) => [
          { name: 'Answered', value: String(site.answers?.answered ?? 0) },
          { name: 'Usual answer', value: site.answers?.openMinutes == null ? 'none' : usualAnswer(site.answers.openMinutes) },
        ],
      },
    ],
    value: ({ site }) => `We usually reply within ${usualAnswer(site.answers?.openMinutes ?? 0)} during opening hours.`,
  }),
  privacy: valuePart({
    id: 'form-privacy',
    title: 'Privacy line',
    requirement: 'LEG-01',
    elementSetting: '/forms/showPrivacyNote',
    needs: [isOn('/forms/showPrivacyNote')],
    value: ({ config }) => config.identity.name,
  }),
} as const
