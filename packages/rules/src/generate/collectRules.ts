import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Project } from 'ts-morph'
import type { RuleDoc } from './RuleDoc'
import { rulesIn } from './rulesIn'
import { settingsReadBy } from './settingsReadBy'

const packageFolder = fileURLToPath(new URL('../../', import.meta.url))
const sources = `${packageFolder}src/`

const isRuleFile = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(generate|testing|entities)\//.test(file)

/**
 * All rules of this package with the settings they read, by file. Types come from ts-morph: TypeScript 7's own API isn't stable yet, and
 * omitted types on a busy machine.
 */
export const collectRules = (areas: ReadonlySet<string>): RuleDoc[] => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isRuleFile)
    .toSorted()
  const project = new Project({ tsConfigFilePath: `${packageFolder}tsconfig.json` })
  const program = project.getProgram().compilerObject
  return files.flatMap((file) =>
    rulesIn(file, readFileSync(sources + file, 'utf8'), (name) => settingsReadBy(program, sources + file, name), areas),
  )
}
