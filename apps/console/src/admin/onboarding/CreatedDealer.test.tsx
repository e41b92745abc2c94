// @vitest-environment jsdom
import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Navigate, reactRouterProvider, useLocation } from 'react-admin'
import { afterEach, expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { OnboardingPage } from './OnboardingPage'
import { SetupPage } from './SetupPage'

const { Route, Routes } = reactRouterProvider

const licence = {
  ...{ id: 'licence', title: 'The dealer licence number is entered', text: 'Most states require it.', done: false, optional: false },
  ...{ place: { page: 'editor', at: '/identity/licence' }, action: 'Enter it' },
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

afterEach(cleanup)

const draft = {
  ...{ id: 'one', name: 'Wattle Motors', step: 'review', revision: 3 },
  ...{ siteId: 'wattle', authorName: 'Olive', updatedAt: '2026-11-29T00:00:00.000Z', finishedAt: null },
  answers: { ...blankAnswers, people: { invited: [{ name: 'Ana', email: 'ana@wattle.example', role: 'sales' as const }] } },
}
const live = {
  id: 'publish',
  title: 'The site is live',
  text: '',
  done: true,
  optional: false,
  place: { page: 'editor' },
  action: 'Publish',
}
const show = () =>
  renderInConsole(
    <ThemeProvider theme={createTheme()}>
      <Routes>
        <Route path="/" element={<Navigate to="/onboarding/one/review" />} />
        <Route path="/onboarding/:id/:step" element={<OnboardingPage />} />
        <Route path="/sites/:id/edit" element={<Address />} />
        <Route path="/sites/:id/setup" element={<SetupPage />} />
      </Routes>
    </ThemeProvider>,
  )

test('A site that may not go live says what is missing before and after the attempt, and links to each place (LEG-02, NAV-21)', async () => {
  const problem = { pointer: '/identity/licence', where: '9 pages, such as /', message: 'The page has no licence number.' }
  answerCalls({
    'onboarding.getOne': () => draft,
    'onboarding.choices': () => ({}),
    'onboarding.checklist': () => ({ siteName: 'Wattle Motors', organisationId: 'wattle-org', address: '', items: [licence] }),
    'onboarding.warnings': () => [],
    'onboarding.invitations': () => [],
    'onboarding.finish': () => ({
      ...{ siteId: 'wattle', address: '', live: false, invited: 0 },
      problems: [{ ...problem, severity: 'error', kind: 'value', topic: 'law' }],
    }),
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Publish site' }))
  const enter = await screen.findByRole('link', { name: 'Enter it: The dealer licence number is entered' })
  expect(enter.getAttribute('href')).toBe('/sites/wattle/edit?at=/identity/licence')
  fireEvent.click(screen.getByRole('button', { name: 'Make it live' }))
  await screen.findByText('The site isn’t live yet. Fix this first:')
  // The dialog hides the page from assistive technology until it has closed.
  fireEvent.click(await screen.findByRole('button', { name: /The page has no licence number\./ }))
  screen.getByText('/sites/wattle/edit?at=/identity/licence')
})

test('The dialog lists the warnings of the first version and says who is invited; the checklist of a live site never calls it a draft', async () => {
  let isLive = false
  answerCalls({
    'onboarding.getOne': () => draft,
    'onboarding.choices': () => ({}),
    'onboarding.checklist': () => ({
      ...{ siteName: 'Wattle Motors', organisationId: 'wattle-org', address: 'https://wattle.example' },
      items: [{ ...live, done: isLive }],
    }),
    'onboarding.invitations': () => [{ name: 'Ana', role: 'sales' }],
    'onboarding.warnings': () => [
      {
        pointer: '/theme/brandColour',
        where: 'Theme › Colours',
        message: 'Too pale.',
        severity: 'warning',
        kind: 'value',
        topic: 'accessibility',
      },
    ],
    'onboarding.finish': () => {
      isLive = true
      return { siteId: 'wattle', address: '', live: true, problems: [], invited: 1 }
    },
  })
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Publish site' }))
  await screen.findByText('1 person gets an invitation to the console by email: Ana.')
  await screen.findByText(/Too pale\./)
  fireEvent.click(screen.getByRole('button', { name: 'Make it live' }))
  const text = await screen.findByText(/Here is what is left to do/)
  expect(text.textContent).toBe('The site is live. Here is what is left to do.')
})
