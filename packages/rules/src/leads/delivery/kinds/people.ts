import type { DestinationDeclaration } from '../DestinationDeclaration'

/** Mails leads to further recipients. */
export const people = {
  title: 'People, by email',
  about: 'The mail a dealer knows, to more people than a site’s settings name.',
  example: 'Such as “Business development team”.',
  note: null,
  isFetched: false,
  isSigned: false,
  fields: { to: { type: 'addresses', label: 'Addresses', help: 'Several are parted by commas.' } },
} as const satisfies DestinationDeclaration
