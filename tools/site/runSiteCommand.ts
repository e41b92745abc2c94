import { writeFileSync } from 'node:fs'
import type { Actor } from '@forecourt/data/Actor'
import type { Database } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteIdBySlug } from '@forecourt/data/sites/listSites'
import { getVersion } from '@forecourt/data/sites/versions/listVersions'
import { fileSchemaPath } from '@forecourt/schema/json-schema/composeFileSchema'
import { configFileText } from '@forecourt/schema/layers/configFileText'
import { diffSite } from './diffSite'
import { importSite } from './importSite'
import type { CommandName, SiteArguments } from './parseArguments'
import { publishDraft } from './publishDraft'
import type { CommandContext, SiteCommand } from './SiteCommand'

/** Exports a site's own settings, from the draft or the published version. */
const exportSite: SiteCommand = async ({ editing, scope, consoleUrl, file, live, log, print }) => {
  const { site, draft, liveVersion } = editing
  if (live && !liveVersion) {
    log(`${site.name} has never been published.`)
    return 1
  }
  const version = live && liveVersion ? await getVersion(scope, site.siteId, liveVersion.number) : null
  const text = configFileText(version?.values ?? draft.values, new URL(fileSchemaPath, consoleUrl).href)
  if (file && file !== '-') {
    writeFileSync(file, text)
    log(`${site.name}: ${live ? `version ${liveVersion?.number}` : `draft ${draft.revision}`} is in ${file}.`)
  } else print(text)
  return 0
}

const commands: Readonly<Record<CommandName, SiteCommand>> = {
  export: exportSite,
  import: importSite,
  diff: diffSite,
  publish: publishDraft,
}

/** Finds the site and runs the command within its organisation. */
export const runSiteCommand = async (
  db: Database,
  { command, slug, file, note, live }: SiteArguments,
  output: Pick<CommandContext, 'log' | 'print'> & { readonly actor: Actor; readonly consoleUrl: string },
): Promise<0 | 1> => {
  const found = await siteIdBySlug(db, slug)
  const scope = found && db.forOrganisation(found.organisationId)
  const editing = scope && (await siteForEditing(scope, found.siteId))
  if (!scope || !editing) {
    output.log(`There is no site called ${slug}.`)
    return 1
  }
  return commands[command]({ ...output, editing, scope, file, note, live })
}
