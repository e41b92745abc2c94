// @vitest-environment jsdom
import { blankAnswers, type OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { StepProps } from '../StepProps'
import { FinanceStep } from './FinanceStep'
import { PeopleStep } from './PeopleStep'
import { PlaceStep } from './PlaceStep'

afterEach(cleanup)

let latest: OnboardingAnswers = blankAnswers

const Step = ({ of: Form, start = blankAnswers }: { readonly of: typeof PeopleStep; readonly start?: OnboardingAnswers }) => {
  const [answers, setAnswers] = useState(start)
  latest = answers
  return (
    <Form
      id="one"
      choices={{} as StepProps['choices']}
      answers={answers}
      problems={{}}
      save={async () => true}
      change={(step, fields) => setAnswers({ ...answers, [step]: { ...answers[step], ...fields } })}
    />
  )
}

test('The first person is typed without adding a row, as Dealer Principal; an empty row invites no one (ENT-10)', () => {
  render(<Step of={PeopleStep} />)
  expect(screen.getByLabelText('Role').textContent).toBe('Dealer Principal')
  expect(latest.people.invited).toEqual([])
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Kim' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'kim@wattle.example' } })
  expect(latest.people.invited).toEqual([{ name: 'Kim', email: 'kim@wattle.example', role: 'dealerPrincipal' }])
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: '' } })
  expect(latest.people.invited).toEqual([])
})

test('Opening hours are typed, shown as they are read, and kept as typed while they can’t be read (ENT-08)', () => {
  render(<Step of={PlaceStep} />)
  const hours = screen.getByLabelText<HTMLInputElement>('Opening hours')
  expect(hours.value).toBe('Mon–Fri 8:30–5:30, Saturday 9:00–1:00')
  fireEvent.change(hours, { target: { value: 'Mon-Fri 8-5, Sat 8:30-1' } })
  screen.getByText('Read as Mon–Fri 8:00 am–5:00 pm, Sat 8:30 am–1:00 pm, Sun closed.')
  expect(latest.place.hours).toHaveLength(7)
  fireEvent.change(hours, { target: { value: 'Mon-Fri 8-5, Sat 8:30-' } })
  expect([hours.value, latest.place.hours]).toEqual(['Mon-Fri 8-5, Sat 8:30-', undefined])
})

test('The finance step says what each provider shows, and offers the estimate once there are rates (CAR-30, FIN-24)', () => {
  render(<Step of={FinanceStep} />)
  const estimate = screen.getByRole<HTMLInputElement>('switch', { name: 'Show a weekly estimate on car pages' })
  expect([estimate.disabled, estimate.checked]).toEqual([true, false])
  fireEvent.click(screen.getByRole('radio', { name: 'Manual' }))
  screen.getByText(/Weekly figures come from your stock file/)
  fireEvent.change(screen.getByLabelText('Interest rate, % a year'), { target: { value: '8.99' } })
  fireEvent.change(screen.getByLabelText('Comparison rate, % a year'), { target: { value: '9.65' } })
  expect([estimate.disabled, estimate.checked]).toEqual([false, true])
  fireEvent.click(estimate)
  expect(latest.finance.showsEstimate).toBe(false)
})
