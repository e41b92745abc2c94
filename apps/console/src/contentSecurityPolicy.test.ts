import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const policy = (over: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  contentSecurityPolicy({ nonce: 'abc', framedBy: 'none', development: false, ...over })

test('Scripts run only with the nonce of the page, never by eval', () => {
  expect(policy()).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';")
  expect(policy()).not.toContain('unsafe-eval')
})

test('Nothing may frame the console; the editor may frame the preview', () => {
  expect(policy()).toContain("frame-ancestors 'none'")
  expect(policy({ framedBy: 'self' })).toContain("frame-ancestors 'self'")
})
