import { isCalendarDate } from '../../dates/calendarDate'
import { internationalPhone } from '../../phone/writtenPhone'
import type { CustomerValues } from '../../records/kinds/customerFields'
import { isEmail } from '../../text/emailIn'

/** Problems of a customer by field (ENT-16): an email address or a phone number is required, and consent to marketing needs its date. */
export const customerProblems = (
  { email, phone, consent, consentOn }: Pick<CustomerValues, 'email' | 'phone' | 'consent' | 'consentOn'>,
  { country, today }: { readonly country: 'AU' | 'NZ'; readonly today: string },
): { readonly [Field in 'email' | 'phone' | 'consentOn']?: string } => {
  const hasDay = consentOn !== null && consentOn !== ''
  return {
    ...(email === '' && phone === '' && { email: 'Enter an email address or a phone number.' }),
    ...(email !== '' && !isEmail(email) && { email: 'This is not an email address.' }),
    ...(phone !== '' && internationalPhone(phone, country) === null && { phone: 'This is not a full phone number.' }),
    ...(consent === 'yes' && !hasDay && { consentOn: 'Enter the day they agreed.' }),
    ...(consent === '' && hasDay && { consentOn: 'Choose what they said on this day.' }),
    ...(hasDay && isCalendarDate(consentOn) && consentOn > today && { consentOn: 'This date is in the future.' }),
  }
}
