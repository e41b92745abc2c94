import { siteLayer } from '@forecourt/data/sites/lockDraft'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { modelPaths } from '@forecourt/rules/pages/slugClashes'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import { formatProblems, readConfigFile } from './readConfigFile'
import type { SiteCommand } from './SiteCommand'

/** Replaces the draft by a file. Shoppers see no change until it is published. */
export const importSite: SiteCommand = async ({ editing, scope, actor, file = '-', log }) => {
  const values = readConfigFile(file, log)
  if (!values) return 1
  const { site, layers, draft, modelPages } = editing
  const before = resolveSite([...layers, siteLayer(site.name, draft.values)])
  const after = resolveSite([...layers, siteLayer(site.name, values)], new Set(modelPaths(modelPages)))
  const saved = await saveDraft(scope, { siteId: site.siteId, values, expectedRevision: draft.revision, actor })
  if (!saved.ok) {
    if (saved.reason === 'conflict')
      log(`${saved.updatedBy ?? 'Another user'} saved the draft in the meantime. Nothing was imported; run it again.`)
    else if (saved.reason === 'refused') {
      log('A layer above the site forbids this; nothing was imported.')
      formatProblems(saved.problems, log)
    } else log(saved.reason === 'tooLarge' ? saved.message : 'The site is gone.')
    return 1
  }
  for (const { sentence } of describeChanges(before.config, after.config)) log(`  ${sentence}`)
  formatProblems(after.problems, log)
  log(`${site.name}: the draft is now revision ${saved.revision}. It goes live when it is published.`)
  return 0
}
