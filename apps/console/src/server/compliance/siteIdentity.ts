import type { Scope } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteLayer } from '@forecourt/data/sites/lockDraft'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { notFound } from '../errors/CallProblem'

/** Country and time zone of a site. */
export const siteIdentity = async (scope: Scope, siteId: string): Promise<Pick<ResolvedConfig['identity'], 'country' | 'timeZone'>> => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw notFound('site')
  return resolveConfig([...editing.layers, siteLayer(editing.site.name, editing.draft.values)]).config.identity
}
