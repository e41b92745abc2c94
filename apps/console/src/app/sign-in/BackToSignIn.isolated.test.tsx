// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ForgotForm } from '../forgot-password/ForgotForm'
import { CompanyCodeForm } from './CompanyCodeForm'

vi.mock('next-auth/react', () => ({ signIn: async () => undefined }))
afterEach(cleanup)

test.each([
  { name: 'the form for a forgotten password', Form: ForgotForm },
  { name: 'the form for the code after a company’s sign-in', Form: CompanyCodeForm },
])('There is exactly one link back to sign-in below $name', ({ Form }) => {
  render(<Form />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Back to sign-in', '/sign-in'],
  ])
})
