import type { Actor } from '@forecourt/data/Actor'
import type { Database } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { siteIdBySlug } from '@forecourt/data/sites/listSites'
import { diffSite } from './diffSite'
import { exportSite } from './exportSite'
import { importSite } from './importSite'
import type { CommandName, SiteArguments } from './parseArguments'
import { publishDraft } from './publishDraft'
import type { CommandContext, SiteCommand } from './SiteCommand'

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
  output: Pick<CommandContext, 'say' | 'print'> & { readonly actor: Actor; readonly consoleUrl: string },
): Promise<0 | 1> => {
  const found = await siteIdBySlug(db, slug)
  const scope = found && db.forOrganisation(found.organisationId)
  const editing = scope && (await siteForEditing(scope, found.siteId))
  if (!scope || !editing) {
    output.say(`There is no site called ${slug}.`)
    return 1
  }
  return commands[command]({ ...output, editing, scope, file, note, live })
}
