// @vitest-environment jsdom
import type { SignIn } from '@forecourt/rules/accounts/SignIn'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SignInPage } from './SignInPage'

afterEach(cleanup)

const show = (change: Partial<SignIn>) =>
  render(
    <SignInPage
      route={{ page: 'signIn', path: '/sign-in' }}
      config={buildConfig({ auth: { enabled: true } })}
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
      data={{
        page: 'signIn',
        site: buildSiteData(),
        signIn: {
          ...{ type: 'my-garage', redirect: '/my-garage', back: '/', step: 'code', sentTo: 'a•••@shopper.example' },
          ...{ problem: null, again: null, adds: null },
          ...change,
        },
      }}
    />,
  )

it.each([
  { again: 24, words: 'Another can be sent in 24 seconds.' },
  { again: 1, words: 'Another can be sent in 1 second.' },
])('says that another code waits $again s, and that the last one works (RTE-13)', ({ again, words }) => {
  show({ problem: 'soon', again })
  expect(screen.getByRole('alert').textContent).toBe(`The last code went out a moment ago and still works. ${words}`)
  expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBeNull()
})

it('says the same where the browser that asked is another, which has no code to type', () => {
  show({ step: 'contact', sentTo: '', problem: 'soon', again: 12 })
  expect(screen.getByRole('alert').textContent).toContain('Another can be sent in 12 seconds.')
})
