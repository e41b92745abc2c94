import path from 'node:path'
import { freePort } from '@forecourt/data/embedded/freePort'
import { root } from '../../tools/start/settings'
import { printMetric } from '../bench/Metric'
import { earlierPages } from './earlierPages'
import { fuzzedTexts } from './fuzzedTexts'
import { guessing } from './guesses/guessing'
import { interruptedStarts } from './interruptedStarts'
import { killedProcesses } from './killedProcesses'
import { killedWhileSending } from './killedWhileSending'
import { heldCars } from './races/heldCars'
import { racingBookings } from './races/racingBookings'
import { racingDeliveries } from './races/racingDeliveries'
import { restartsOfPostgres } from './restartsOfPostgres'

const trials = {
  restarts: restartsOfPostgres,
  kills: killedProcesses,
  starts: interruptedStarts,
  holds: heldCars,
  bookings: racingBookings,
  deliveries: racingDeliveries,
  leads: killedWhileSending,
  guesses: guessing,
  texts: fuzzedTexts,
  releases: earlierPages,
} as const

/**
 * `npm run resilience -- restarts|kills|starts|holds|bookings|deliveries|leads|guesses|texts|releases
 * [times [site|pages|console|worker|postgres, or a git ref]]`: fault tests on an installation of its own. `times` counts races for holds
 * and bookings, leads for deliveries and leads, guesses, generated texts, or pages of a release.
 */
const [name = '', times = '20', only] = process.argv.slice(2)
const trial = trials[name as keyof typeof trials]
if (!trial) throw new Error(`Enter what to test: ${Object.keys(trials).join(', ')}.`)
for (const metric of await trial(path.join(root, '.data', `resilience-${name}`), Number(times), await freePort(), only)) printMetric(metric)
process.exit()
