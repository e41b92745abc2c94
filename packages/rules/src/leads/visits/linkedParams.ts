import { isRecord } from '@forecourt/schema/isRecord'
import { cleanText } from '../../text/cleanText'

/** Maximum length of a parameter. */
export const maxLinkedParamLength = 200
const maxParams = 12

/** Parameters of campaigns and ad networks. */
const campaign = /^(?:utm_[a-z_]{1,30}|gclid|gbraid|wbraid|dclid|msclkid|fbclid|ttclid|twclid|li_fat_id|mc_cid|mc_eid)$/

/** Campaign parameters of a landing URL; ignores all others, since a link may carry anything (ENT-16, API-07). */
export const linkedParams = (value: unknown): { readonly [name: string]: string } => {
  if (!isRecord(value)) return {}
  const found = Object.entries(value).flatMap(([name, text]) => {
    const cleaned = typeof text === 'string' && campaign.test(name) ? cleanText(text.slice(0, maxLinkedParamLength)) : ''
    return cleaned === '' ? [] : [[name, cleaned] as const]
  })
  return Object.fromEntries(found.slice(0, maxParams))
}
