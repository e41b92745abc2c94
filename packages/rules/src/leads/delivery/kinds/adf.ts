import type { DestinationDeclaration } from '../DestinationDeclaration'

/** Sends leads by mail in ADF format. */
export const adf = {
  title: 'CRM, by ADF mail',
  about: 'A mail with ADF 1.0, which most CRMs for dealers read. The CRM gives you an address for it.',
  example: 'Such as your CRM’s name.',
  note: null,
  isFetched: false,
  isSigned: false,
  fields: {
    to: {
      type: 'addresses',
      label: 'Your CRM’s address for leads',
      help: 'Your CRM’s settings name it, often under “lead sources” or “ADF”.',
    },
    isAttached: {
      type: 'choice',
      label: 'The lead is',
      help: 'Most CRMs read the mail itself. Choose the file only where yours asks for it.',
      choices: [
        { value: false, title: 'The text of the mail' },
        { value: true, title: 'A file in the mail' },
      ],
    },
    // How to map demonstrators, which ADF lacks; defaults to the country's usage.
    demoAs: {
      type: 'choice',
      label: 'Demo cars are told as',
      help: 'ADF knows new and used cars alone.',
      choices: [
        { value: null, title: 'New in Australia, used in New Zealand' },
        { value: 'new', title: 'New' },
        { value: 'used', title: 'Used' },
      ],
    },
  },
} as const satisfies DestinationDeclaration
