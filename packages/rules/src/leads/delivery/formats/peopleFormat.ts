import { leadFormat } from '../LeadFormat'

/** Mails leads to further recipients. */
export const peopleFormat = leadFormat({
  title: 'People, by email',
  description: 'Sends the lead email to more people than in the site’s settings.',
  example: 'For example “Business development team”.',
  note: null,
  isCrm: false,
  fields: { to: { type: 'addresses', label: 'Addresses', help: 'Separate addresses with commas.' } },
  by: 'leadMail',
})
