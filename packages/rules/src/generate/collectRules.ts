import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { API } from 'typescript/unstable/sync'
import type { RuleDoc } from './RuleDoc'
import { rulesIn } from './rulesIn'
import { settingsReadBy } from './settingsReadBy'

const packageFolder = fileURLToPath(new URL('../../', import.meta.url))
const sources = `${packageFolder}src/`

const isRuleFile = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(generate|testing|entities)\//.test(file)

/** Every rule of this package with the settings it reads, in order of their files. */
export const collectRules = (): RuleDoc[] => {
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
