import { onlyState } from '../../locations/onlyState'
import type { Need } from '../../parts/Part'
import { plateStates } from '../../valuations/parseVehicleIdentity'
import type { FormWithContext } from '../form/FormContext'
import { inForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

const severalStates: Need<FormWithContext> = {
  holds: ({ config }) => plateStates[config.identity.country].length > 1,
  title: 'States',
  yes: 'Plates of this country are from a state.',
  no: 'Plates of this country are from no state.',
  settings: ['/identity/country'],
}

/** State of the plate of the shopper's own vehicle (ENT-29: regoState). */
export const regoState = {
  id: 'regoState',
  title: 'State of their plate',
  requirement: 'ENT-29',
  elementSetting: null,
  needs: [inForms('tradeIn'), severalStates],
  kind: 'text',
  value: ({ config, site }) => ({
    label: 'State it’s registered in',
    type: 'select',
    required: false,
    maxLength: 3,
    options: plateStates[config.identity.country].map((state) => ({ value: state, label: state })),
    defaultValue: onlyState(site.locations, config.identity.country) ?? undefined,
  }),
  example: () => 'NSW',
  stored: { in: 'attributes', empty: { regoState: null }, toStored: ({ text }) => ({ regoState: text || null }) },
  mail: { label: 'Registration', position: 3, text: (lead) => lead.regoState },
  console: { label: 'State of their plate', position: 4, text: (lead) => lead.regoState },
  exported: null,
} as const satisfies LeadAnswer<{ readonly regoState: string | null }>
