// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignInForm } from './SignInForm'

const answers = vi.hoisted(() => ({ next: [] as string[] }))

vi.mock('next-auth/react', () => ({ signIn: async () => ({ ok: false, error: answers.next.shift() }) }))

const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'
const signIn = () => fireEvent.submit(screen.getByRole('button', { name: 'Sign in' }))

test('A wrong code is marked at the code field, a wrong password at the email and password fields', async () => {
  answers.next = ['wrong', 'code', 'wrongCode']
  render(<SignInForm firstMessage={null} firstNotice={null} companyLabel={null} demoLogins={[]} back="" />)
  signIn()
  await screen.findByText(/^That email and password/)
  expect([isInvalid('Email'), isInvalid('Password')]).toEqual([true, true])
  signIn()
  await screen.findByLabelText(/^Code/)
  signIn()
  await screen.findByText(/^This code is wrong/)
  expect([isInvalid('Email'), isInvalid('Password'), screen.getByLabelText(/^Code/).getAttribute('aria-invalid')]).toEqual([
    false,
    false,
    'true',
  ])
})

test('An ended session or an unreachable console is not reported as a wrong email', async () => {
  answers.next = ['unreachable']
  render(<SignInForm firstMessage="Your session has ended." firstNotice={null} companyLabel={null} demoLogins={[]} back="" />)
  expect([isInvalid('Email'), isInvalid('Password')]).toEqual([false, false])
  signIn()
  await screen.findByText(/can’t be reached/)
  expect([isInvalid('Email'), isInvalid('Password')]).toEqual([false, false])
})
