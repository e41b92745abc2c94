import { leadFormat } from '../LeadFormat'
import { leadPayload, payloadShape } from './leadPayload'

/** A system that polls for leads. The database numbers its leads, so it is the only format that is requested. */
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
