import { expect, test } from 'vitest'
import type { Env } from '../env'
import { oidcProvider } from './oidcProvider'

const environment = (over: Partial<Env>): Env => ({ OIDC_LABEL: 'Sign in with Example', ...over }) as Env
const complete = { OIDC_ISSUER: 'https://login.example/', OIDC_CLIENT_ID: 'console', OIDC_CLIENT_SECRET: 'psst' }

test('Sign-in by a company account is offered only when it is fully configured', () => {
  expect(oidcProvider(environment({}))).toEqual([])
  expect(oidcProvider(environment({ ...complete, OIDC_CLIENT_SECRET: undefined }))).toEqual([])
  expect(oidcProvider(environment(complete))).toMatchObject([
    { id: 'oidc', wellKnown: 'https://login.example/.well-known/openid-configuration' },
  ])
})

test.each([
  { email_verified: true, email: 'mia@example.com' },
  { email_verified: false, email: null },
  { email_verified: undefined, email: null },
  { email_verified: null, email: null },
  { email_verified: 'false', email: null },
  { email_verified: 'true', email: null },
  { email_verified: 1, email: null },
])('A company account with email_verified $email_verified gives the email address $email', ({ email_verified, email }) => {
  const [provider] = oidcProvider(environment(complete))
  expect(provider?.profile({ sub: '1', name: 'Mia', email: 'mia@example.com', email_verified }, {})).toMatchObject({ email })
})
