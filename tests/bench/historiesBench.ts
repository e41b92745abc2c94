import { buildWorld } from '@forecourt/data/testing/buildWorld'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import { runHistory } from '../../apps/console/src/editor/testing/histories/runHistory'
import type { Metric } from './Metric'

const histories = 1_000
/** Concurrency; each history has its own site. */
const concurrency = 2

/**
 * A thousand random histories of two to five users who edit, save, undo, publish, restore and roll back one site concurrently, against a
 * real database. Fails with the history if an update is lost or a version is visible half published.
 */
export const historiesBench = async (): Promise<Metric[]> => {
  const { db, close } = await testDatabase()
  try {
    const { north } = await buildWorld(db)
    let [writes, publications, polls] = [0, 0, 0]
    let next = 1
    const runSome = async () => {
      for (let seed = next++; seed <= histories; seed = next++) {
        const outcome = await runHistory(db, north.organisationId, seed)
        if (outcome.problems.length > 0) throw new Error(`History ${seed}:\n${outcome.problems.join('\n')}`)
        writes += outcome.writes
        publications += outcome.publications
        polls += outcome.polls
        if (seed % 100 === 0) process.stderr.write(`${seed} histories\n`)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, runSome))
    return [
      { name: 'histories', value: histories, unit: 'histories' },
      { name: 'histories-writes', value: writes, unit: 'accepted writes' },
      { name: 'histories-publications', value: publications, unit: 'publications and roll-backs' },
      { name: 'histories-polls', value: polls, unit: 'polls of the live site' },
      { name: 'histories-lost', value: 0, unit: 'updates' },
    ]
  } finally {
    await close()
  }
}
