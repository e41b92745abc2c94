import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteFindings } from '@forecourt/data/compliance/storedFindings'
import { addCars } from '@forecourt/data/testing/addCars'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it, vi } from 'vitest'
import { writeMail } from '../messages/findMessageWriter'
import type { MessageAddresses } from '../messages/MessageWriter'
import { judgeChangedCars, judgeNewSites, judgeSites } from './judgeSites'

const world = testWorld()
const finding = (phrase: string) => ({ rule: 'card-surcharge', phrase, path: '/', pages: 2, carId: null })

it('the nightly check stores what a site server finds on each live site, mails new findings once, and logs a site that none could judge (LEG-02)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { siteId } = world.north
  let findings = [finding('a surcharge')]
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    if (JSON.parse(text).siteId === siteId) response.end(JSON.stringify({ judged: 7, complete: true, findings }))
    else response.writeHead(503).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const lines: string[] = []
  const run = (now: string) =>
    judgeSites.run(
      {
        db: world.db,
        siteServers: { urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`], secret: 'psst' },
        now: () => now,
        log: (line: string) => lines.push(line),
        signal: new AbortController().signal,
      },
      {},
      {} as never,
    )
  const mails = () =>
    world.db.platform.transaction((tx) =>
      tx.outboxMessage.findMany({ where: { kind: 'compliance.findings' }, orderBy: { createdAt: 'asc' } }),
    )
  await run('2026-11-27T16:11:00.000Z')
  expect(await siteFindings(world.db.platform, siteId)).toMatchObject({
    check: { checkedAt: '2026-11-27T16:11:00.000Z', pages: 7, total: null, complete: true },
    findings: [{ ...finding('a surcharge'), firstSeenAt: '2026-11-27T16:11:00.000Z' }],
  })
  expect(lines.filter((line) => line.includes(siteId))).toEqual([])
  expect(lines).toContainEqual(expect.stringContaining(world.south.siteId))
  const [first] = await mails()
  expect(first?.payload).toEqual({ to: [world.north.email], findings: 1, blocking: 1 })

  // A second job of the same night does nothing.
  findings = []
  await run('2026-11-27T18:00:00.000Z')
  expect((await siteFindings(world.db.platform, siteId)).findings).toHaveLength(1)
  findings = [finding('a surcharge'), finding('another surcharge'), finding('a third surcharge')]
  await run('2026-11-28T16:11:00.000Z')
  await run('2026-11-29T16:11:00.000Z')
  server.close()
  const [, second, ...others] = await mails()
  expect([second?.payload, others]).toEqual([{ to: [world.north.email], findings: 2, blocking: 2 }, []])

  const addresses = { consoleUrl: 'https://console.example' } as MessageAddresses
  const mail = await writeMail(world.db, { ...first, leadId: null } as Parameters<typeof writeMail>[1], addresses)
  expect(mail.subject).toBe('Compliance check of north Motors')
  expect(mail.text).toContain(`https://console.example/#/sites/${siteId}/compliance`)
})

it('the nightly check judges the pages of changed cars, and resolves only what was on these pages (LEG-02)', async () => {
  const { siteId } = world.north
  const requests: { siteId: string; carIds?: string[] }[] = []
  let findings: object[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    requests.push(JSON.parse(text))
    response.end(JSON.stringify({ judged: 1, complete: true, findings }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const run = (task: ReturnType<typeof judgeChangedCars>) =>
    task.run(
      {
        db: world.db,
        siteServers: { urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`], secret: 'psst' },
        now: () => new Date().toISOString(),
        log: () => {},
        signal: new AbortController().signal,
      },
      {},
      {} as never,
    )
  const stored = async () =>
    (await siteFindings(world.db.platform, siteId)).findings.map(({ phrase, pages, carId }) => [phrase, pages, carId])
  const others = await stored()
  await addCars(world.db, world.north, [{ id: 'rio', priceCents: 2_499_000 }])
  findings = [{ ...finding('a fee on Visa'), pages: 1, carId: 'rio' }]
  const task = judgeChangedCars()
  await run(task)
  expect(requests.find((each) => each.siteId === siteId)?.carIds).toContain('rio')
  expect(await stored()).toEqual(expect.arrayContaining([...others, ['a fee on Visa', 1, 'rio']]))
  // Nothing changed since.
  requests.length = 0
  await run(task)
  expect(requests).toEqual([])
  await world.db.platform.transaction((tx) => tx.$executeRaw`update cars set dealer_comments = 'No fee at all' where id = 'rio'`)
  findings = []
  await run(task)
  expect(requests.map(({ carIds }) => carIds)).toEqual([['rio']])
  expect(await stored()).toEqual(others)
  // A change that is committed after the read is in the next one.
  requests.length = 0
  await world.db.platform.transaction(async (tx) => {
    await tx.$executeRaw`update cars set dealer_comments = 'No fee' where id = 'rio'`
    await run(task)
    expect(requests).toEqual([])
  })
  await run(task)
  expect(requests.map(({ carIds }) => carIds)).toEqual([['rio']])
  server.close()
})

it('a site is judged soon after its first publication, once (LEG-02)', async () => {
  const { siteId } = world.south
  await world.db.platform.transaction((tx) => tx.complianceCheck.deleteMany({ where: { siteId } }))
  const judged: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    judged.push(JSON.parse(text).siteId)
    response.end(JSON.stringify({ judged: 9, complete: true, findings: [] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const run = () =>
    judgeNewSites.run(
      {
        db: world.db,
        siteServers: { urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`], secret: 'psst' },
        now: () => '2026-12-01T03:00:00.000Z',
        log: () => {},
        signal: new AbortController().signal,
      },
      {},
      {} as never,
    )
  await run()
  expect(judged).toEqual([siteId])
  expect((await siteFindings(world.db.platform, siteId)).check).toMatchObject({ pages: 9, complete: true })
  await run()
  expect(judged).toEqual([siteId])
  server.close()
})
