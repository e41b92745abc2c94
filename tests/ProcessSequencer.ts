import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Test files with the same key can share a process: those of one project, with or without a DOM. */
const processKey = ({ project, moduleId }: TestSpecification): string =>
  `${project.name} ${/^\/\/ @vitest-environment (\w+)/m.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? ''}`

/**
 * Sorts test files so that those that can share a process are run one after the other. Otherwise Vitest ends the process for the next file,
 * and the new one loads all modules again: a third of the time of a run.
 */
export class ProcessSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const key = ({ moduleId }: TestSpecification) => digest(`${seed} ${moduleId}`)
    const sorted = shuffle ? files.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)) : await super.sort(files)
    const groups = new Map<string, TestSpecification[]>()
    // The slowest files (demo and processes) come first, so that nothing waits for them at the end.
    const slowest = ['process', 'meta isolated', 'meta']
    const rank = ({ project }: TestSpecification) => (slowest.indexOf(project.name) + slowest.length + 1) % (slowest.length + 1)
    for (const file of sorted.toSorted((one, other) => rank(one) - rank(other)))
      groups.set(processKey(file), [...(groups.get(processKey(file)) ?? []), file])
    return [...groups.values()].flat()
  }
}
