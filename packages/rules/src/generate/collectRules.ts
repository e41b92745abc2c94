import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { API } from 'typescript/unstable/sync'
import type { RuleDoc } from './RuleDoc'
import { rulesIn } from './rulesIn'
import { settingsReadBy } from './settingsReadBy'

const packageFolder = fileURLToPath(new URL('../../', import.meta.url))
const sources = `${packageFolder}src/`

const isRuleFile = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(generate|testing|entities)\//.test(file)

const collectOnce = (): RuleDoc[] => {
  const compiler = new API({ cwd: packageFolder })
  try {
    const project = compiler.updateSnapshot({ openProjects: [`${packageFolder}tsconfig.json`] }).getProjects()[0]
    if (!project) throw new Error('The compiler found no project.')
    return readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter(isRuleFile)
      .toSorted()
      .flatMap((file) => rulesIn(file, readFileSync(sources + file, 'utf8'), settingsReadBy(project, sources + file)))
  } finally {
    compiler.close()
  }
}

const mostTimes = 5

/**
 * Every rule of this package with the settings it reads, in order of their files. The compiler's interface is not a stable one yet,
 * and on a busy machine it was seen to leave types out: what it says counts once it said the same twice.
 */
export const collectRules = (): RuleDoc[] => {
  let last = collectOnce()
  for (let time = 1; time < mostTimes; time++) {
    const next = collectOnce()
    if (JSON.stringify(next) === JSON.stringify(last)) return next
    last = next
  }
  throw new Error('The compiler says something else of the rules each time. Run this again on a quieter machine.')
}
