import type { TargetField } from './DestinationDeclaration'

/** Payload formats for systems: our events in Standard Webhooks form, or a flat object with the field names of DMS and CRM suppliers. */
export const payloadShape = {
  type: 'choice',
  label: 'Lead format',
  choices: [
    {
      value: 'events',
      title: 'Forecourt events',
      about: 'A type, a time and the whole lead under data, following Standard Webhooks.',
    },
    {
      value: 'flat',
      title: 'Flat record',
      about: 'One object with plain fields such as last_name and stock_number, which many CRMs accept.',
    },
  ],
} as const satisfies TargetField

export type PayloadShape = (typeof payloadShape.choices)[number]['value']
