import { timeZoneOfState } from '@forecourt/rules/onboarding/stateOfPostcode'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { type CreateSiteResult, createSite } from './createSite'

/** What belongs to one dealer alone and is never copied to another site: names, contacts, where leads go, keys of services, own words. */
export const notCloned = [
  '/identity/name',
  '/identity/tagline',
  '/identity/licence',
  '/identity/legalName',
  '/identity/businessNumber',
  '/identity/email',
  '/identity/logoImage',
  '/header/announcement',
  '/footer/line',
  '/footer/about',
  '/social/facebook',
  '/social/instagram',
  '/social/youtube',
  '/social/linkedin',
  '/social/tiktok',
  '/search/appId',
  '/search/key',
  '/search/indexName',
  '/phone/main',
  '/phone/newCars',
  '/phone/usedCars',
  '/phone/demoCars',
  '/chat/token',
  '/measuring/ga4',
  '/measuring/metaPixel',
  '/chat/excludedDealerships',
  '/leads/notify',
  '/seo/title',
  '/seo/description',
  // The lender confirmed them to the other dealer.
  '/calculator/confirmed',
  '/legal/complaintsContact',
  '/legal/complaintsEmail',
  '/toyota/baseDomain',
] as const

/**
 * A site's own values for another site of another name and perhaps another country. Where the country is another, the clock follows it,
 * and so does the manufacturer's and the law's part, which layers and the schema say.
 */
const clonedValues = (
  values: ConfigValues,
  { name, country, leaveOut = [] }: Pick<Clone, 'name' | 'country' | 'leaveOut'>,
): ConfigValues => {
  const left = [...notCloned, ...leaveOut].reduce((rest, pointer) => removeValue(rest, pointer), values)
  const named = setValue(left, '/identity/name', name)
  if (country === undefined || country === (values.identity?.country ?? 'AU')) return named
  const zoned = setValue(named, '/identity/timeZone', timeZoneOfState('', country))
  return setValue(zoned, '/identity/country', country)
}

export interface Clone {
  readonly siteId: string
  /** Whose the new site is. */
  readonly organisationId: string
  readonly slug: string
  readonly name: string
  readonly hosts: readonly string[]
  readonly dealershipIds: readonly string[]
  /** Where the new site trades; the other's country when left out. */
  readonly country?: 'AU' | 'NZ'
  /** Pointers of texts of the other that are not copied. */
  readonly leaveOut?: readonly string[]
  readonly actor: Actor
}

/**
 * Makes a new site after another: same template and manufacturer, same settings of its own as the other's draft, but for what belongs
 * to one dealer alone. Leads, stock, versions and people stay with the other. The new site is not live until it is published.
 */
export const cloneSite = async (scope: Scope, { siteId, actor, country, leaveOut, ...wanted }: Clone): Promise<CreateSiteResult> => {
  const source = await scope.transaction((tx) => tx.site.findFirst({ where: { id: siteId }, include: { draft: true } }))
  if (!source?.draft) return { ok: false, reason: 'notFound', message: 'The site to copy does not exist.' }
  const { templateLayerId, manufacturerLayerId, name } = source
  const values = clonedValues(migrateValues(source.draft), { name: wanted.name, country, leaveOut })
  const made = await createSite(scope, { ...wanted, templateLayerId, manufacturerLayerId, values, actor })
  if (made.ok)
    await scope.transaction((tx) =>
      appendAudit(tx, {
        organisationId: wanted.organisationId,
        siteId: made.siteId,
        actor,
        action: 'site.clone',
        target: made.siteId,
        summary: `Made ${wanted.name} after ${name}`,
        detail: { from: siteId },
      }),
    )
  return made
}
