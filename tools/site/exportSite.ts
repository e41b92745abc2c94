import { writeFileSync } from 'node:fs'
import { getVersion } from '@forecourt/data/sites/versions/listVersions'
import { fileSchemaPath } from '@forecourt/schema/json-schema/composeFileSchema'
import { configFileText } from '@forecourt/schema/layers/configFileText'
import type { SiteCommand } from './SiteCommand'

/** Exports a site's own settings, from the draft or the published version. */
export const exportSite: SiteCommand = async ({ editing, scope, consoleUrl, file, live, say, print }) => {
  const { site, draft, liveVersion } = editing
  if (live && !liveVersion) {
    say(`${site.name} has never been published.`)
    return 1
  }
  const version = live && liveVersion ? await getVersion(scope, site.siteId, liveVersion.number) : null
  const text = configFileText(version?.values ?? draft.values, new URL(fileSchemaPath, consoleUrl).href)
  if (file && file !== '-') {
    writeFileSync(file, text)
    say(`${site.name}: ${live ? `version ${liveVersion?.number}` : `draft ${draft.revision}`} is in ${file}.`)
  } else print(text)
  return 0
}
