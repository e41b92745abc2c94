import type { DestinationDeclaration } from '../DestinationDeclaration'

/** Mails leads to further recipients. */
export const people = {
  title: 'People, by email',
  about: 'Sends the lead email to more people than in the site’s settings.',
  example: 'For example “Business development team”.',
  note: null,
  isFetched: false,
  isSigned: false,
  fields: { to: { type: 'addresses', label: 'Addresses', help: 'Separate addresses with commas.' } },
} as const satisfies DestinationDeclaration
