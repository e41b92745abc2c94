import { expect, test } from 'vitest'
import type { Env } from '../env'
import { oidcProvider } from './oidcProvider'

const environment = (over: Partial<Env>): Env => ({ OIDC_LABEL: 'Sign in with Example', ...over }) as Env
const complete = { OIDC_ISSUER: 'https://login.example/', OIDC_CLIENT_ID: 'console', OIDC_CLIENT_SECRET: 'psst' }

test('A company’s own sign-in is there only when it is fully set up', () => {
  expect(oidcProvider(environment({}))).toEqual([])
  expect(oidcProvider(environment({ ...complete, OIDC_CLIENT_SECRET: undefined }))).toEqual([])
  expect(oidcProvider(environment(complete))).toMatchObject([
    { id: 'oidc', wellKnown: 'https://login.example/.well-known/openid-configuration' },
  ])
})

test('An address that its owner has not proven signs nobody in', () => {
  const [provider] = oidcProvider(environment(complete))
  const profile = (email_verified: boolean) => provider?.profile({ sub: '1', name: 'Mia', email: 'mia@example.com', email_verified }, {})
  expect(profile(false)).toMatchObject({ email: null })
  expect(profile(true)).toMatchObject({ email: 'mia@example.com' })
})
