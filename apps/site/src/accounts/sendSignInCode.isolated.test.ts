import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { signInCode } from '@forecourt/services/shoppers/signInCode'
import { expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import type { AccountRequest } from './AccountRequest'
import { hashToken } from './accountCookies'
import { sendSignInCode } from './sendSignInCode'
import { signIn } from './signInActions'

const world = testWorld()
const secret = 'a secret of the installation'
vi.mock('../env', () => ({
  env: () => ({ SITE_ORIGIN_TEMPLATE: 'https://{host}', TRUSTED_PROXIES: 0, INTERNAL_SECRET: 'a secret of the installation' }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))

const now = new Date().toISOString()
const live = async () =>
  ({
    published: { ...(await liveSite(world.db, world.north.siteId)), config: buildConfig({ auth: { enabled: true } }) },
  }) as unknown as LiveSite

/** A browser with a cookie jar. */
const browser = (network: string) => {
  const jar = new Map<string, string>()
  const keep = (set: readonly string[]) => {
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
  }
  const request = async (form: object = {}, from = network): Promise<AccountRequest> => ({
    ...{ live: await live(), form: new URLSearchParams({ ...form }), network: from, now },
    cookies: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  return {
    ask: async (sentTo: string, from = network) => {
      const sent = await sendSignInCode(await request({}, from), { channel: 'email', sentTo })
      if (sent.state === 'sent') keep(sent.cookies)
      return sent.state
    },
    /** Enters the code that was mailed for this browser. */
    type: async () => {
      const browserHash = hashToken(jar.get('__Host-code') ?? '')
      const code = await world.db.platform.transaction((tx) => tx.signInCode.findFirst({ where: { browserHash } }))
      const answer = await signIn(await request({ code: signInCode(secret, code?.id ?? '') }))
      keep(answer.headers.getSetCookie())
      return answer.headers.get('location')
    },
  }
}

it('A stranger who requests codes for a shopper’s address uses up neither the shopper’s code nor their limit (RTE-13, AUTH-02)', async () => {
  const sentTo = 'ana@shopper.example'
  const [ana, stranger] = [browser('203.0.113.1'), browser('198.51.100.1')]
  expect(await ana.ask(sentTo)).toBe('sent')
  expect(await stranger.ask(sentTo)).toBe('sent')
  expect(await browser('203.0.113.1').ask(sentTo), 'pressed twice').toBe('soon')
  expect(await ana.type()).toMatch(/^\/my-garage/)
})

it('A browser that signed in before can always request a code, however many networks a stranger uses (RTE-13, AUTH-02)', async () => {
  const sentTo = 'ben@shopper.example'
  const ben = browser('203.0.113.2')
  expect(await ben.ask(sentTo)).toBe('sent')
  expect(await ben.type()).toMatch(/^\/my-garage/)
  const answers = []
  for (let at = 0; at < 30; at++) answers.push(await browser(`198.51.${at}`).ask(sentTo))
  expect(answers.filter((state) => state === 'sent').length).toBeLessThan(11)
  expect(await browser('203.0.113.9').ask(sentTo)).toBe('wait')
  expect(await ben.ask('cara@shopper.example')).toBe('sent')
  expect(await ben.ask(sentTo)).toBe('sent')
  expect(await ben.type()).toMatch(/^\/my-garage/)
})
