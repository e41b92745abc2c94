import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const policy = (over: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  contentSecurityPolicy({ nonce: 'abc', framedBy: 'none', development: false, ...over })

test('The content security policy allows only scripts with the page’s nonce, and no eval', () => {
  expect(policy()).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';")
  expect(policy()).not.toContain('unsafe-eval')
})

test('The content security policy forbids framing the console, and lets the editor frame the preview', () => {
  expect(policy()).toContain("frame-ancestors 'none'")
  expect(policy({ framedBy: 'self' })).toContain("frame-ancestors 'self'")
})
