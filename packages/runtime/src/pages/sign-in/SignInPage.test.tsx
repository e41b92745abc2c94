// @vitest-environment jsdom
import type { SignIn } from '@forecourt/rules/accounts/SignIn'
import type { PageDataOf } from '@forecourt/rules/pages/PageRules'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { cleanup, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SignInPage } from './SignInPage'

type Wanted = PageDataOf<'signIn'>['wanted']

const show = (change: Partial<SignIn>, values: ConfigValues = {}, wanted: Wanted = null) =>
  render(
    <SignInPage
      route={{ page: 'signIn', path: '/sign-in' }}
      config={buildConfig({
        auth: { enabled: true, gates: ['finance'] },
        pages: { list: [{ id: 'finance', blocks: [{ id: 'costs', kind: 'prose', heading: 'What it costs', text: 'Less.' }] }] },
        ...values,
      })}
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
      data={{
        page: 'signIn',
        site: buildSiteData(),
        wanted,
        signIn: {
          ...{ type: 'my-garage', redirect: '/my-garage', back: '/', step: 'code', sentTo: 'a•••@shopper.example' },
          ...{ problem: null, retrySeconds: null, addedMethod: null },
          ...change,
        },
      }}
    />,
  )

it.each([
  { retrySeconds: 24, text: 'You can request another in 24 seconds.' },
  { retrySeconds: 1, text: 'You can request another in 1 second.' },
])(
  'the sign-in page says that another code can be requested in $retrySeconds s, and that the last one works (RTE-13)',
  ({ retrySeconds, text }) => {
    show({ problem: 'soon', retrySeconds })
    expect(screen.getByRole('alert').textContent).toBe(`We sent your last code a moment ago and it still works. ${text}`)
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBeNull()
  },
)

it('the sign-in page says the same in another browser than the one that requested the code, without a code field', () => {
  show({ step: 'contact', sentTo: '', problem: 'soon', retrySeconds: 12 })
  expect(screen.getByRole('alert').textContent).toContain('You can request another in 12 seconds.')
})

it.each([
  { favourites: {}, text: 'which cars you save, compare and view' },
  { favourites: { compare: false }, text: 'which cars you save and view' },
  { favourites: { enabled: false, compare: false }, text: 'which cars you view' },
])('the sign-in page says which data the dealership sees: $text (AUTH-03)', ({ favourites, text }) => {
  show({ step: 'contact', sentTo: '' }, { favourites })
  expect(screen.getByText(/There’s no password/).textContent).toContain(`We can see ${text} while signed in`)
})

it('the sign-in page has the heading of the page that requires sign-in, and describes it (AUTH-04, AUTH-08)', () => {
  show({ type: 'finance', redirect: '/finance?car=rio', step: 'contact', sentTo: '' })
  const [title] = screen.getAllByRole('heading', { level: 1 })
  expect(title?.textContent).toBe('Finance enquiry')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 2, name: 'Sign in to ask about finance' })).not.toBeNull()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain('What it costs')
})

it('the sign-in page of a prize draw states its prizes and odds before it asks for an email address (RTE-21)', () => {
  const prizes = [{ id: 'wash', title: 'A car wash', chance: 10 }]
  const draw = { id: 'draw', kind: 'spin' as const, heading: 'Spin to win', start: '2026-01-01', expiry: '2026-12-31', prizes }
  const pages = { list: [{ id: 'spin', path: '/spin-to-win', title: 'Spin', blocks: [draw] }] }
  show(
    { type: 'spin-to-win', redirect: '/spin-to-win', step: 'contact', sentTo: '' },
    { auth: { enabled: true, gates: ['spin-to-win'] }, pages },
  )
  const [prize] = screen.getAllByText('A car wash')
  expect(prize?.closest('dl')?.textContent).toMatch(/A car wash.*10.*No prize/)
  expect(prize?.compareDocumentPosition(screen.getByLabelText('Email'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the sign-in page’s heading names the step if no page of the site sent the shopper here, and after the code was sent', () => {
  show({ step: 'contact', sentTo: '' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in')
  cleanup()
  show({ type: 'finance', redirect: '/finance' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Enter the code')
})

it('the sign-in page skips to the redirect target for a signed-in shopper without a phone number, and goes back for others (FAV-10, AUTH-08)', () => {
  show({ step: 'phone', redirect: '/cars/rio', back: '/cars' })
  expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe('/cars/rio')
  cleanup()
  show({ step: 'contact', redirect: '/cars/rio', back: '/cars' })
  expect(screen.getByRole('link', { name: 'Go back without signing in' }).getAttribute('href')).toBe('/cars')
})

const wantedCar = buildCar({ slug: 'kia-rio-1', name: '2020 Kia Rio', images: [{ key: 'photos/rio', alt: '' }] })
const beforeCheckout = {
  type: 'checkout',
  redirect: '/cars/kia-rio-1/checkout',
  back: '/cars/kia-rio-1',
  step: 'contact',
  sentTo: '',
} as const

it.each(['contact', 'code'] as const)(
  'the sign-in page before a checkout shows the car, its price with its basis, and the deposit: step $0 (AUTH-04, RTE-05)',
  (step) => {
    show({ ...beforeCheckout, step }, { checkout: { enabled: true, payOnline: true, deposit: 300 } }, { kind: 'reserve', car: wantedCar })
    const car = screen.getByRole('complementary', { name: 'The car' })
    expect(within(car).getByRole('link', { name: '2020 Kia Rio' }).getAttribute('href')).toBe('/cars/kia-rio-1')
    expect(car.querySelector('img')).not.toBeNull()
    expect(car.textContent).toMatch(/\$24,990.*Drive away/)
    expect(car.textContent).toContain('A $300 deposit reserves it')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  },
)

it('the sign-in page before a subscription states no deposit, since the bond is part of the price (CAR-14)', () => {
  show(beforeCheckout, {}, { kind: 'subscribe', car: wantedCar })
  expect(screen.getByRole('complementary', { name: 'The car' }).textContent).not.toContain('deposit')
})

it('the sign-in page shows the form alone without a car', () => {
  show(beforeCheckout)
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.getByLabelText('Email')).not.toBeNull()
})
