import { postcodePoint } from '@forecourt/rules/locations/postcodePoint'
import { hasPicture } from '@forecourt/rules/menus/headerParts'
import type { OnboardingState } from '@forecourt/rules/onboarding/onboardingChecklist'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Scope } from '../createDatabase'
import { siteForEditing } from '../publishing/siteForEditing'
import { siteLayer } from '../sites/lockDraft'

/** State of a site for its to-do list; null for a site out of scope. */
export const onboardingState = async (scope: Scope, siteId: string): Promise<OnboardingState | null> => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) return null
  const { site, layers, draft, dealershipIds } = editing
  const { config } = resolveConfig([...layers, siteLayer(site.name, draft.values)])
  const { organisationId } = site
  const ofDealerships = dealershipIds.length > 0 ? { dealershipId: { in: [...dealershipIds] } } : {}
  return scope.transaction(async (tx) => {
    const locations = await tx.location.findMany({
      where: { organisationId, visible: true, ...ofDealerships },
      select: { departments: true, email: true, latitude: true, longitude: true, postcode: true },
    })
    const hosts = await tx.hostName.findMany({ where: { siteId, proof: { not: null } }, select: { provedAt: true } })
    return {
      published: site.status === 'live' && site.liveVersion !== null,
      cars: await tx.car.count({
        where: { organisationId, ...ofDealerships, status: { in: ['in_stock', 'coming_soon'] }, showOnDealerWebsite: true },
      }),
      locations: locations.length,
      locationsWithHours: locations.filter(({ departments }) => Array.isArray(departments) && departments.length > 0).length,
      locationsOnMap: locations.filter(({ latitude, longitude }) => latitude !== null && longitude !== null).length,
      locationsAboutOnMap: locations.filter(({ latitude, longitude, postcode }) => {
        const middle = postcodePoint(config.identity.country, postcode)
        return middle !== null && middle.latitude === latitude && middle.longitude === longitude
      }).length,
      hasLogo: hasPicture.holds({ config }),
      leadRecipients: new Set([...config.leads.notify, ...locations.flatMap(({ email }) => email ?? [])]).size,
      hasFinanceProvider: shownFinance.lender(config),
      ratesConfirmed: shownFinance.confirmedRates(config),
      ownDomains: hosts.length,
      provedDomains: hosts.filter(({ provedAt }) => provedAt !== null).length,
      draftDiffers: site.unpublishedChanges,
    }
  })
}
