import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { buildWorld } from '@forecourt/data/testing/buildWorld'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import { personStates } from '@forecourt/rules/reservations/reservationStates'
import { settledStates } from '@forecourt/rules/reservations/testing/settledStates'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import type { Metric } from '../bench/Metric'

interface Started {
  readonly part: 'shoppers' | 'worker'
  readonly child: ChildProcess
  /** What it has said so far, and after how much it dies. */
  words: number
  readonly dies: number
}

const days = 86_400_000
/** Between two looks. Milliseconds. */
const lookEvery = 100
/** How much a process does before it is killed, at most: a word for each try of shoppers, for each round of the worker without work. */
const mostWords = { shoppers: 60, worker: 12 } as const

/** Many shoppers want one car and pay for it in every way, while they and the worker are killed without warning: no car is held twice, no deposit is left without an end (CHK-02). */
export const heldCars = async (_data: string, tries: number): Promise<Metric[]> => {
  const test = await testDatabase()
  const { db } = test
  const { north } = await buildWorld(db)
  const { organisationId, dealershipId, locationId } = north
  const prices = { driveAwayCents: 2_000_000, priceCents: 2_000_000, priceType: 'driveAway' } as const
  const car = buildCar({
    id: 'trial-car',
    slug: 'trial-car',
    stockNumber: 'trial',
    dealershipId,
    locationId,
    paymentProcessors: ['card'],
    ...prices,
  })
  await db.platform.transaction(async (tx) => {
    await insertCars(tx, organisationId, [car])
    await tx.paymentAccount.create({ data: { organisationId, provider: 'testBank', name: 'Trial' } })
  })
  const began = Date.now()
  const said = { held: 0, refused: 0, idle: 0 }
  const start = (part: 'shoppers' | 'worker', ahead = 0): Started => {
    const file = fileURLToPath(new URL('./holdsPart.ts', import.meta.url))
    const { app, platform } = test.urls
    const child = spawn(process.execPath, ['--import', 'tsx', file, part, app, platform, String(began), String(ahead)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const started = { part, child, words: 0, dies: 1 + Math.floor(Math.random() * mostWords[part]) }
    child.stdout?.on('data', (chunk: Buffer) => {
      for (const word of chunk.toString().split('\n'))
        if (word in said) {
          said[word as keyof typeof said] += 1
          started.words += 1
        }
    })
    return started
  }
  const kill = async ({ child }: Started) => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const parts = [start('shoppers'), start('shoppers'), start('worker')]
  let [kills, doubles, astray] = [0, 0, 0]
  const look = async () => {
    const [row] = await db.platform.transaction(
      (tx) => tx.$queryRaw<{ live: bigint; reserved: boolean }[]>`
        select (select count(*) from reservations where car_id = 'trial-car' and state in ('holding', 'authorised', 'charged')) as live,
          (select reserved from cars where id = 'trial-car') as reserved`,
    )
    if (Number(row?.live) > 1) doubles += 1
    if (row?.reserved !== Number(row?.live) > 0) astray += 1
  }
  while (said.held + said.refused < tries) {
    await wait(lookEvery)
    await look()
    for (const [place, started] of parts.entries())
      if (started.words >= started.dies) {
        await kill(started)
        kills += 1
        parts[place] = start(started.part)
      }
  }
  for (const part of parts) await kill(part)
  // A week later, with nobody left but the worker, all of it has ended.
  const last = start('worker', 7 * days)
  said.idle = 0
  for (let looks = 0; looks < 1_200 && said.idle < 40; looks++) await wait(100)
  await kill(last)
  const settled = [...settledStates, ...personStates]
  const [left] = await db.platform.transaction(
    (tx) => tx.$queryRaw<{ open: bigint; owed: bigint; all: bigint }[]>`
      select count(*) as all, count(*) filter (where not reservation.state = any(${settled})) as open,
        count(*) filter (where payment.money in ('authorised', 'charged', 'returning') and reservation.state <> 'refund_failed') as owed
      from reservations reservation join payments payment on payment.reservation_id = reservation.id`,
  )
  await look()
  await test.close()
  return [
    { name: 'holds-tried', value: said.held + said.refused, unit: `tries for one car, ${said.held} held, ${kills} processes killed` },
    { name: 'holds-double', value: doubles, unit: 'looks at which two shoppers held the car' },
    { name: 'holds-astray', value: astray, unit: 'looks at which the car was reserved without a hold, or held without being reserved' },
    { name: 'holds-open', value: Number(left?.open), unit: `reservations of ${left?.all} without an end` },
    { name: 'holds-owed', value: Number(left?.owed), unit: 'deposits without an end' },
  ]
}
