import { groupThousands } from '../../format/groupThousands'
import { parseKm } from '../../valuations/parseVehicleIdentity'
import { inForms } from '../form/formNeeds'
import type { LeadAnswer } from './LeadAnswer'

/** Odometer reading of the shopper's own vehicle in kilometres (ENT-29: kms). */
export const kms = {
  id: 'kms',
  title: 'Their kilometres',
  requirement: 'ENT-29',
  elementSetting: null,
  needs: [inForms('tradeIn')],
  kind: 'text',
  value: () => ({ label: 'Kilometres', type: 'text', required: false, maxLength: 12, placeholder: 'e.g. 80,000' }),
  problem: ({ text }) => (parseKm(text) === null ? 'Please enter the kilometres as a whole number.' : null),
  example: () => '80,000',
  stored: { in: 'attributes', empty: { kms: null }, toStored: ({ text }) => ({ kms: parseKm(text) }) },
  mail: { label: 'Kilometres', position: 5, text: ({ kms: driven }) => (driven === null ? null : groupThousands(driven)) },
  console: { label: 'Kilometres', position: 5, text: ({ kms: driven }) => (driven === null ? null : groupThousands(driven)) },
  exported: null,
} as const satisfies LeadAnswer<{ readonly kms: number | null }>
