import type { TargetField } from './DestinationDeclaration'

/** How leads are written for systems: our events as Standard Webhooks have them, or one flat object in the words of DMS and CRM suppliers. */
export const payloadShape = {
  type: 'choice',
  label: 'How a lead is written',
  choices: [
    {
      value: 'events',
      title: 'Forecourt events',
      about: 'A type, a time and the whole lead under data, as Standard Webhooks have it.',
    },
    {
      value: 'flat',
      title: 'One flat record',
      about: 'One object with plain fields such as last_name and stock_number, as many CRMs take it.',
    },
  ],
} as const satisfies TargetField

export type PayloadShape = (typeof payloadShape.choices)[number]['value']
