import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** A process serves one project, and either files with a page around them or files without. */
const worldOf = ({ project, moduleId }: TestSpecification): string =>
  `${project.name} ${/^\/\/ @vitest-environment (\w+)/m.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''}`

/**
 * Puts files of one world one after the other. Vitest ends a process as soon as the next file waiting is of another world, and the
 * new one loads every module anew: a third of the run when they come mixed.
 */
export class WorldSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const key = ({ moduleId }: TestSpecification) => digest(`${seed} ${moduleId}`)
    const sorted = shuffle ? files.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)) : await super.sort(files)
    const worlds = new Map<string, TestSpecification[]>()
    // What is slowest, the demo's and what waits for processes, comes first, so that nothing waits for it at the end.
    const slowest = ['process', 'meta isolated', 'meta']
    const rank = ({ project }: TestSpecification) => (slowest.indexOf(project.name) + slowest.length + 1) % (slowest.length + 1)
    for (const file of sorted.toSorted((one, other) => rank(one) - rank(other)))
      worlds.set(worldOf(file), [...(worlds.get(worldOf(file)) ?? []), file])
    return [...worlds.values()].flat()
  }
}
