import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { expect, test } from 'vitest'
import { runHistory } from '../testing/histories/runHistory'

const world = testWorld()

const histories = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** `npm run bench -- histories` runs a thousand. */
test.each(testsAll ? histories : histories.slice(0, 2))(
  'Several users edit, publish, restore and roll back at once: no update is lost and no version is published partially (history %i)',
  async (seed) => {
    expect((await runHistory(world.db, world.north.organisationId, seed)).problems).toEqual([])
  },
)
