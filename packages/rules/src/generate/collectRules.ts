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
 * Every rule of this package with the settings it reads, in order of their files. The types are asked of ts-morph: TypeScript 7's own
 * interface is not a stable one yet, and on a busy machine it left types out.
 */
export const collectRules = (areas: ReadonlySet<string>): RuleDoc[] => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isRuleFile)
    .toSorted()
  const project = new Project({ tsConfigFilePath: `${packageFolder}tsconfig.json` })
  const program = project.getProgram().compilerObject
  return files.flatMap((file) => rulesIn(file, readFileSync(sources + file, 'utf8'), settingsReadBy(program, sources + file), areas))
}
