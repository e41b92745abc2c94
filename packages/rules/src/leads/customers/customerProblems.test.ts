import { expect, it } from 'vitest'
import { customerProblems } from './customerProblems'

const customer = { email: 'mei@person.example', phone: '0412 000 111', consent: '', consentOn: null } as const
const reach = 'Enter an email address or a phone number.'

it.each([
  { name: 'an address and a number', entered: {}, problems: {} },
  { name: 'an address alone', entered: { phone: '' }, problems: {} },
  { name: 'a number alone', entered: { email: '' }, problems: {} },
  { name: 'neither', entered: { email: '', phone: '' }, problems: { email: reach } },
  { name: 'half an address', entered: { email: 'mei@' }, problems: { email: 'This is not an email address.' } },
  { name: 'half a number', entered: { phone: '0412' }, problems: { phone: 'This is not a full phone number.' } },
  { name: 'a yes with its day', entered: { consent: 'yes', consentOn: '2026-05-31' }, problems: {} },
  { name: 'a no without a day', entered: { consent: 'no' }, problems: {} },
  { name: 'a yes without a day', entered: { consent: 'yes' }, problems: { consentOn: 'Enter the day they agreed.' } },
  { name: 'a yes tomorrow', entered: { consent: 'yes', consentOn: '2026-06-02' }, problems: { consentOn: 'This date is in the future.' } },
  { name: 'a day alone', entered: { consentOn: '2026-05-31' }, problems: { consentOn: 'Choose what they said on this day.' } },
] as const)('customerProblems validates a customer with $name (ENT-16)', ({ entered, problems }) => {
  expect(customerProblems({ ...customer, ...entered }, { country: 'AU', today: '2026-06-01' })).toEqual(problems)
})
