import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** A process serves one project, and either files with a DOM or without. */
const worldOf = ({ project, moduleId }: TestSpecification): string =>
  `${project.name} ${/^\/\/ @vitest-environment (\w+)/m.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''}`

/**
 * Groups test files by world. Vitest ends a process when the next file is of another world, and the new one loads all modules again: a
 * third of the run if mixed.
 */
export class WorldSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const key = ({ moduleId }: TestSpecification) => digest(`${seed} ${moduleId}`)
    const sorted = shuffle ? files.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)) : await super.sort(files)
    const worlds = new Map<string, TestSpecification[]>()
    // The slowest files (demo and processes) come first, so that nothing waits for them at the end.
    const slowest = ['process', 'meta isolated', 'meta']
    const rank = ({ project }: TestSpecification) => (slowest.indexOf(project.name) + slowest.length + 1) % (slowest.length + 1)
    for (const file of sorted.toSorted((one, other) => rank(one) - rank(other)))
      worlds.set(worldOf(file), [...(worlds.get(worldOf(file)) ?? []), file])
    return [...worlds.values()].flat()
  }
}
