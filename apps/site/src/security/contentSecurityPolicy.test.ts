import { tagOrigins } from '@forecourt/rules/measuring/siteTags'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const directives = (secure = true) =>
  new Map(
    contentSecurityPolicy({ inlineScripts: ["'sha256-abc='"], secure })
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s) as [string, string]),
  )

describe('contentSecurityPolicy', () => {
  it('contentSecurityPolicy allows pictures, such as map tiles and logos, from any https host, and nothing else from other hosts (API-15)', () => {
    const policy = directives()
    expect(policy.get('img-src')).toBe("'self' data: blob: https:")
    for (const kind of ['default-src', 'font-src', 'connect-src', 'form-action']) expect([kind, policy.get(kind)]).toEqual([kind, "'self'"])
    expect(policy.get('frame-src')).toBe('https://www.youtube-nocookie.com https://player.vimeo.com')
    for (const kind of ['object-src', 'base-uri', 'frame-ancestors', 'script-src-attr'])
      expect([kind, policy.get(kind)]).toEqual([kind, "'none'"])
  })

  it('contentSecurityPolicy allows scripts of our own files and inline scripts by hash', () => {
    expect(directives().get('script-src')).toBe("'self' 'sha256-abc='")
  })

  it('contentSecurityPolicy allows the origins that an enabled third-party tag needs, and no others (ANL-01)', () => {
    const origins = tagOrigins({ services: [{ id: 'ga4', title: '', token: 'G-AB12CD34EF' }] })
    const policy = contentSecurityPolicy({ inlineScripts: ["'sha256-abc='"], origins, secure: true })
    expect(policy).toContain("; script-src 'self' 'sha256-abc=' https://www.googletagmanager.com; ")
    expect(policy).toContain("; font-src 'self'; ")
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|script-src[^;]*unsafe-inline/)
  })

  it('contentSecurityPolicy upgrades requests to https where the sites are served by https', () => {
    expect([directives(true).has('upgrade-insecure-requests'), directives(false).has('upgrade-insecure-requests')]).toEqual([true, false])
  })
})
