import { leadFormat } from '../LeadFormat'
import { leadPayload, payloadShape } from './leadPayload'

/**
 * A system that fetches its leads from our API instead of receiving them. The database numbers its leads, so that the
 * system can request all leads after the last number that it has.
 */
export const pullFormat = leadFormat({
  title: 'API (pull)',
  description: 'Your system requests new leads with a key, as often as it likes.',
  example: 'For example “Data warehouse”.',
  note: 'Your system requests leads with a key. You create the key after saving.',
  isCrm: false,
  fields: { shape: payloadShape },
  by: 'pull',
  body: (lead, { shape }) => leadPayload(shape, lead),
})
