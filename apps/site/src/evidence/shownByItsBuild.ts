import { isDeepStrictEqual } from 'node:util'
import type { Database, PastDatabase } from '@forecourt/data/createDatabase'
import { buildAt } from '@forecourt/data/evidence/siteBuilds'
import type { Renderers } from '@forecourt/services/evidence/PageEvidence'
import type { EarlierRenderers } from './createEarlierRenderers'
import { pageAsShown, type ShownAddress, type ShownPage } from './pageAsShown'
import type { BuildFiles, BuildSettings, RunningBuild } from './siteBuild'

interface ShownByBuild {
  readonly page: ShownPage
  readonly renderer: Renderers
  /** What may differ because of other code, as sentences. */
  readonly differences: readonly string[]
  /** Styles, scripts and fonts of the build that rendered the page. */
  readonly files: BuildFiles
}

interface Builds {
  readonly db: Database
  readonly past: PastDatabase
  readonly present: RunningBuild
  readonly earlierRenderers: EarlierRenderers
}

/** Another version of Node may have other data of languages and time zones. */
const nodeDifferences = (node: string): string[] =>
  node === process.version
    ? []
    : [`The page was rendered with Node ${node}; Node ${process.version} is used here. Formats of dates and numbers may differ.`]

const fileDifferences = ({ files }: BuildSettings): string[] =>
  files ? [] : ['The styles of that build weren’t stored, so the page opens without its layout.']

const withoutNode = ({ environment, assets }: BuildSettings) => ({ environment, assets })

/**
 * The page of an address at an instant, rendered by the program of the build that served it: the present one, or one that is stored
 * (CFG-12). If that isn't possible, the present code renders, and the difference is named.
 */
export const shownByItsBuild = async (
  { db, past, present, earlierRenderers }: Builds,
  address: ShownAddress,
  at: string,
): Promise<ShownByBuild> => {
  const earlier = await buildAt(db, at)
  const settings = earlier?.settings as BuildSettings | null
  const renderer = { earlier: earlier?.build ?? null, program: earlier?.renderer ?? null, now: present.build }
  const byPresentCode = async (...differences: readonly string[]): Promise<ShownByBuild> => ({
    ...{ page: await pageAsShown(db, past, address, at), differences, files: present.settings?.files ?? {} },
    renderer: { ...renderer, isEarlierProgram: false },
  })
  const byAnother = (build: string, why: string) =>
    byPresentCode(
      `The page was rendered by build ${build}${why}; build ${present.build} renders it here. Markup and names of scripts may differ.`,
    )
  if (earlier === null) return byPresentCode('Which code rendered the page then isn’t known; today’s renders it here.')
  if (earlier.renderer === null || settings === null)
    return earlier.build === present.build ? byPresentCode() : byAnother(earlier.build, '')
  const isPresent =
    earlier.renderer === present.renderer &&
    present.settings !== null &&
    isDeepStrictEqual(withoutNode(settings), withoutNode(present.settings))
  if (isPresent) return byPresentCode(...nodeDifferences(settings.node))
  const answer = await earlierRenderers.render({ renderer: earlier.renderer, settings }, address, at)
  if (!answer.ok) return byAnother(earlier.build, `, whose program can’t be used here (${answer.message})`)
  return {
    ...{ page: answer.page, files: settings.files ?? {} },
    differences: [...nodeDifferences(settings.node), ...fileDifferences(settings)],
    renderer: { ...renderer, isEarlierProgram: true },
  }
}
