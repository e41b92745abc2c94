import { violatedRule } from '../violatedRule'

export interface SiteRefusal {
  readonly ok: false
  readonly reason: 'slugTaken' | 'hostTaken' | 'invalid' | 'notFound'
  readonly message: string
}

/** Why the database refused a new site, in a sentence; throws what is no refusal. */
export const siteRefusal = (error: unknown): SiteRefusal => {
  const violated = violatedRule(error)
  switch (violated?.rule) {
    case 'reference':
    case 'wall':
      return { ok: false, reason: 'notFound', message: 'The organisation, dealership, template or manufacturer does not exist.' }
    case 'check':
      return { ok: false, reason: 'invalid', message: 'Short names and hosts are made of small letters, digits and hyphens.' }
    case 'unique':
      return violated.text.includes('host')
        ? { ok: false, reason: 'hostTaken', message: 'Another site answers to that host already.' }
        : { ok: false, reason: 'slugTaken', message: 'Another site has that short name already.' }
    default:
      throw error
  }
}
