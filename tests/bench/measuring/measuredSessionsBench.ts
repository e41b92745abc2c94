import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@forecourt/data/embedded/freePort'
import { root } from '../../../tools/start/settings'
import { descendants } from '../../resilience/descendants'
import { type Installation, startInstallation } from '../../resilience/startInstallation'
import type { Metric } from '../Metric'

const sessions = 100_000
/** Requests at a time. */
const beside = 24
const hosts = ['saltbush.localhost', 'kauri.localhost', 'stillwater.localhost', 'long-paddock.localhost', 'karri-coast-toyota.localhost']
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1'
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36'
const declared = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
/** As programs that pass for people ask: all at once. */
const robotPages = 500
const eventsADay = 5_000_000

/** Numbers that look random and are the same each time: Mulberry32. */
const createChance = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What was used of the processors by an installation since it began, seconds. */
const secondsUsed = ({ child }: Installation): number => {
  const ticks = descendants(child.pid ?? 0).map(({ pid }) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // After the name, which may hold anything: user, system, and the same of children that ended.
      return stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 15)
        .reduce((sum, word) => sum + Number(word), 0)
    } catch {
      return 0
    }
  })
  return ticks.reduce((sum, each) => sum + each, 0) / 100
}

/**
 * Replays visits whose truth is known through a running installation, with programs that say so and some that don't, pages drawn ahead
 * and pages shown again; what is counted beside the truth, and what writing it down took of a core (ANL-01).
 */
export const measuredSessionsBench = async (): Promise<Metric[]> => {
  const data = path.join(root, '.data', 'measured-sessions')
  await rm(data, { recursive: true, force: true })
  const sitePort = await freePort()
  const installation = startInstallation(data, sitePort, { TRUSTED_PROXIES: '1', SUPPLIER_PORT: 'off' })
  const agent = new http.Agent({ keepAlive: true, maxSockets: beside })
  const sendBeacon = (host: string, from: string, browser: string, beacon: object, purpose = '') =>
    new Promise<void>((resolve, reject) => {
      const body = JSON.stringify(beacon)
      const headers = {
        ...{ host: `${host}:${sitePort}`, 'x-forwarded-for': from, 'user-agent': browser, 'sec-fetch-site': 'same-origin' },
        ...(purpose && { 'sec-purpose': purpose }),
        'content-length': Buffer.byteLength(body),
      }
      const request = http.request(
        { host: '127.0.0.1', port: sitePort, path: '/api/measure', method: 'POST', agent, headers },
        (response) => {
          response.resume()
          response.once('end', () => resolve())
          response.once('error', reject)
        },
      )
      request.once('error', reject)
      request.end(body)
    })
  try {
    await installation.ready(600_000)
    const cars = await installation.query<{ host: string; slug: string }>(
      `select site.slug || '.localhost' as host, car.slug from sites site join cars car using (organisation_id) where car.status = 'in_stock' order by car.slug`,
    )
    const slugs = new Map(hosts.map((host) => [host, cars.filter((car) => car.host === host).map(({ slug }) => slug)]))
    const counted = async () => {
      const [row] = await installation.query<{ views: number; impressions: number; visitors: number }>(
        'select coalesce(sum(views), 0)::int as views, coalesce(sum(impressions), 0)::int as impressions, coalesce(sum(visitors), 0)::int as visitors from site_days',
      )
      return row ?? { views: 0, impressions: 0, visitors: 0 }
    }
    // What it uses while nobody comes is no part of the writing.
    await wait(15_000)
    const [idleFrom, idleBegan] = [secondsUsed(installation), performance.now()]
    await wait(20_000)
    const idle = (secondsUsed(installation) - idleFrom) / ((performance.now() - idleBegan) / 1000)

    const chance = createChance(20_261_122)
    const before = await counted()
    const truth = { views: 0, impressions: 0, beacons: 0 }
    const [usedFrom, began] = [secondsUsed(installation), performance.now()]
    const session = async (number: number) => {
      const host = hosts[number % hosts.length] ?? ''
      const known = slugs.get(host) ?? []
      // One in ten sits behind an address that nine others have, too. A day of visits passes within half a minute here: more of them
      // would ask as often from one address as nobody but a program does.
      const shared = Math.floor(number / 10) % 1_000
      const from = number % 10 === 0 ? `198.51.${shared >> 8}.${shared & 255}` : `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
      const [isDeclared, isRobot] = [chance() < 0.1, number % 5_000 === 17]
      const browser = isDeclared ? declared : chance() < 0.5 ? safari : chrome
      const source = ['google', 'direct', 'facebook', 'carsales'][number % 4]
      for (let left = isRobot ? robotPages : 1 + Math.floor(chance() * 5); left > 0; left--) {
        const slug = known[Math.floor(chance() * known.length)] ?? ''
        const isCar = chance() < 0.4
        const about = { page: isCar ? 'car' : 'search', path: isCar ? `/cars/${slug}` : '/search', source, campaign: '' }
        const view = { ...about, counts: { view: 1 }, seen: [], searches: [] }
        const isPerson = !isDeclared && !isRobot
        // A page drawn ahead that nobody opens says nothing; a browser that fetches ahead says that it does.
        if (chance() < 0.05) await sendBeacon(host, from, browser, view, 'prefetch;prerender')
        // Back to it, a page is looked at once more.
        for (let looks = chance() < 0.15 ? 2 : 1; looks > 0; looks--) {
          await sendBeacon(host, from, browser, view)
          truth.beacons++
          if (isPerson) truth.views++
        }
        if (isCar || chance() < 0.4) continue
        const seen = Array.from({ length: 1 + Math.floor(chance() * 8) }, () => known[Math.floor(chance() * known.length)] ?? '')
        await sendBeacon(host, from, browser, { ...about, counts: {}, seen, searches: [] })
        truth.beacons++
        if (isPerson) truth.impressions += seen.length
      }
    }
    let next = 0
    const visit = async () => {
      while (next < sessions) await session(next++)
    }
    await Promise.all(Array.from({ length: beside }, visit))
    const seconds = (performance.now() - began) / 1000
    // What was counted waits ten seconds at most until it is written down.
    await wait(15_000)
    const lasted = (performance.now() - began) / 1000
    const used = secondsUsed(installation) - usedFrom - idle * lasted
    const after = await counted()
    const [views, impressions] = [after.views - before.views, after.impressions - before.impressions]
    return [
      {
        name: 'measured-sessions-views',
        value: (100 * (views - truth.views)) / truth.views,
        unit: `% off ${truth.views} views of ${sessions} sessions`,
      },
      {
        name: 'measured-sessions-impressions',
        value: (100 * (impressions - truth.impressions)) / truth.impressions,
        unit: `% off ${truth.impressions}`,
      },
      {
        name: 'measured-sessions-core',
        value: (100 * used * eventsADay) / 86_400 / truth.beacons,
        unit: `% of a core for ${eventsADay} requests a day (${truth.beacons} in ${Math.round(seconds)} s used ${used.toFixed(1)} s, ${(100 * idle).toFixed(1)} % idle left out)`,
      },
      {
        name: 'measured-sessions-core-events',
        value: (100 * used * eventsADay) / 86_400 / (truth.views + truth.impressions),
        unit: `% of a core for ${eventsADay} views and impressions a day`,
      },
    ]
  } finally {
    agent.destroy()
    await installation.stop()
  }
}
