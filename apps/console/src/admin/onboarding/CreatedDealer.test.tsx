// @vitest-environment jsdom
import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { createTheme, ThemeProvider } from '@mui/material'
import { fireEvent, screen } from '@testing-library/react'
import { Navigate, reactRouterProvider, useLocation } from 'react-admin'
import { expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { OnboardingPage } from './OnboardingPage'

const { Route, Routes } = reactRouterProvider

const licence = {
  ...{ id: 'licence', title: 'The dealer licence number is entered', text: 'Most states require it.', done: false, optional: false },
  ...{ place: { page: 'editor', at: '/identity/licence' }, action: 'Enter it' },
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

test('A site that may not go live says what is missing before and after the attempt, and links to each place (LEG-02, NAV-21)', async () => {
  const problem = { pointer: '/identity/licence', where: '9 pages, such as /', message: 'The page has no licence number.' }
  answerCalls({
    'onboarding.getOne': () => ({
      ...{ id: 'one', name: 'Wattle Motors', step: 'review', answers: blankAnswers, revision: 3 },
      ...{ siteId: 'wattle', authorName: 'Olive', updatedAt: '2026-11-29T00:00:00.000Z', finishedAt: null },
    }),
    'onboarding.choices': () => ({}),
    'onboarding.checklist': () => ({ siteName: 'Wattle Motors', organisationId: 'wattle-org', address: '', items: [licence] }),
    'onboarding.finish': () => ({
      ...{ siteId: 'wattle', address: '', live: false, invited: 0 },
      problems: [{ ...problem, severity: 'error', kind: 'value', topic: 'law' }],
    }),
  })
  renderInConsole(
    <ThemeProvider theme={createTheme()}>
      <Routes>
        <Route path="/" element={<Navigate to="/onboarding/one/review" />} />
        <Route path="/onboarding/:id/:step" element={<OnboardingPage />} />
        <Route path="/sites/:id/edit" element={<Address />} />
      </Routes>
    </ThemeProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Publish site' }))
  const enter = await screen.findByRole('link', { name: 'Enter it: The dealer licence number is entered' })
  expect(enter.getAttribute('href')).toBe('/sites/wattle/edit?at=/identity/licence')
  fireEvent.click(screen.getByRole('button', { name: 'Make it live' }))
  await screen.findByText('The site isn’t live yet. Fix this first:')
  // The dialog hides the page from assistive technology until it has closed.
  fireEvent.click(await screen.findByRole('button', { name: /The page has no licence number\./ }))
  screen.getByText('/sites/wattle/edit?at=/identity/licence')
})
