import { waivedFindings } from '@forecourt/data/compliance/waivers'
import type { Scope } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { getVersion } from '@forecourt/data/sites/versions/listVersions'
import { countedCars } from '@forecourt/data/stock/search/listedCars'
import type { PlacedTextFinding } from '@forecourt/rules/compliance/findingProblems'
import { findChangedTexts, judgeDraftTexts } from '@forecourt/rules/compliance/judgeDraftTexts'
import { withoutWaived } from '@forecourt/rules/compliance/waivers'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import type { Context } from '../Context'
import { notFound } from '../errors/CallProblem'

export interface TextContext extends Pick<Context, 'now' | 'db'> {
  readonly scope: Scope
}

/**
 * Findings of the compliance rules in the texts that a draft changes, without waived ones (LEG-02). They need no site server, and only the
 * time of a query. None before the first publication, when every text is new: its pages are judged.
 *
 * @param changed the config of a request or a bulk change, which is judged instead of the draft
 */
export const openTextFindings = async (
  { db, scope, now }: TextContext,
  siteId: string,
  changed?: ResolvedConfig,
): Promise<PlacedTextFinding[]> => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw notFound('site')
  const { site, layers, dealershipIds, draft, liveVersion } = editing
  const live = liveVersion && (await getVersion(scope, siteId, liveVersion.number))
  if (!live) return []
  const config = changed ?? resolveConfig([...layers, siteLayer(site.name, draft.values)]).config
  if (findChangedTexts(live.config, config).length === 0) return []
  const rendered = { siteId, organisationId: site.organisationId, slug: site.slug, dealershipIds, config }
  const { cars, locations } = await countedCars(db, rendered, now)
  const found = judgeDraftTexts({ draft: config, live: live.config, site: { locations, range: [] }, cars, now })
  return withoutWaived(found, await waivedFindings(scope, { siteId, now })).map((finding) => ({
    ...finding,
    where: settingAt(finding.pointer, config)?.where ?? '',
  }))
}
