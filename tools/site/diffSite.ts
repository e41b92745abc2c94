import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { getVersion } from '@forecourt/data/sites/versions/listVersions'
import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { readConfigFile } from './readConfigFile'
import type { SiteCommand } from './SiteCommand'

/** Shows the differences from live to draft, or from draft to a file. */
export const diffSite: SiteCommand = async ({ editing, scope, file, log, print }) => {
  const { site, layers, draft, liveVersion } = editing
  const resolved = (values: typeof draft.values) => resolveConfig([...layers, siteLayer(site.name, values)]).config
  const draftConfig = resolved(draft.values)
  const fileValues = file ? readConfigFile(file, log) : null
  if (file && !fileValues) return 1
  const live = !file && liveVersion ? await getVersion(scope, site.siteId, liveVersion.number) : null
  if (!file && !live) {
    log(`${site.name} has never been published: everything is new.`)
    return 0
  }
  const changes = fileValues
    ? describeChanges(draftConfig, resolved(fileValues))
    : describeChanges(live?.config ?? draftConfig, draftConfig)
  log(fileValues ? `What ${file} changes in the draft of ${site.name}:` : `What publishing ${site.name} would change:`)
  for (const { group, sentence } of changes) print(`${group}: ${sentence}\n`)
  if (changes.length === 0) log('  nothing')
  return 0
}
