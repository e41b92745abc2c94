import { timeZoneOfState } from '@forecourt/rules/onboarding/stateOfPostcode'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { migrateValues } from '@forecourt/schema/migrations/migrateValues'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import { type CreateSiteResult, createSite } from './createSite'

/** Settings that belong to one dealer and are never cloned: names, contacts, lead recipients, API keys, own texts. */
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
  // Confirmed by the lender for the other dealer only.
  '/calculator/confirmed',
  '/legal/complaintsContact',
  '/legal/complaintsEmail',
  '/toyota/baseDomain',
] as const

/**
 * A site's own values for a clone with another name and maybe country. Another country changes the time zone; manufacturer and legal parts
 * follow from layers and schema.
 */
const clonedValues = (
  values: ConfigValues,
  { name, country, leaveOut = [] }: Pick<Clone, 'name' | 'country' | 'leaveOut'>,
): ConfigValues => {
  const cloned = [...notCloned, ...leaveOut].reduce((rest, pointer) => removeValue(rest, pointer), values)
  const withName = setValue(cloned, '/identity/name', name)
  if (country === undefined || country === (values.identity?.country ?? 'AU')) return withName
  const withZone = setValue(withName, '/identity/timeZone', timeZoneOfState('', country))
  return setValue(withZone, '/identity/country', country)
}

export interface Clone {
  readonly siteId: string
  /** The organisation of the new site. */
  readonly organisationId: string
  readonly slug: string
  readonly name: string
  readonly hosts: readonly string[]
  readonly dealershipIds: readonly string[]
  /** Country of the new site; default: that of the source. */
  readonly country?: 'AU' | 'NZ'
  /** Pointers of texts that are not cloned. */
  readonly leaveOut?: readonly string[]
  readonly actor: Actor
}

/**
 * Clones a site: same template and manufacturer, and the settings of its draft, except those that belong to one dealer. Leads, stock,
 * versions and users aren't cloned. The new site isn't live until published.
 */
export const cloneSite = async (scope: Scope, { siteId, actor, country, leaveOut, ...wanted }: Clone): Promise<CreateSiteResult> => {
  const source = await scope.transaction((tx) => tx.site.findFirst({ where: { id: siteId }, include: { draft: true } }))
  if (!source?.draft) return { ok: false, reason: 'notFound', message: 'The site to copy does not exist.' }
  const { templateLayerId, manufacturerLayerId, name } = source
  const values = clonedValues(migrateValues(source.draft), { name: wanted.name, country, leaveOut })
  const created = await createSite(scope, { ...wanted, templateLayerId, manufacturerLayerId, values, actor })
  if (created.ok)
    await scope.transaction((tx) =>
      appendAudit(tx, {
        organisationId: wanted.organisationId,
        siteId: created.siteId,
        actor,
        action: 'site.clone',
        target: created.siteId,
        summary: `Cloned ${wanted.name} from ${name}`,
        detail: { from: siteId },
      }),
    )
  return created
}
