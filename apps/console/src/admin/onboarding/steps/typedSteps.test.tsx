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
  // The empty row below has the same labels.
  fireEvent.change(screen.getAllByLabelText('Name')[0] as HTMLElement, { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: '' } })
  expect(latest.people.invited).toEqual([])
})

test('An empty row follows the last filled person; a dealer with one yard is offered no role over several, and each role says what it does', () => {
  render(<Step of={PeopleStep} />)
  const type = (index: number, label: string, value: string) =>
    fireEvent.change(screen.getAllByLabelText(label)[index] as HTMLElement, { target: { value } })
  type(0, 'Name', 'Kim')
  expect(screen.getAllByLabelText('Name')).toHaveLength(1)
  type(0, 'Email', 'kim@wattle.example')
  expect(screen.getAllByLabelText('Name')).toHaveLength(2)
  expect(document.activeElement).toBe(document.body)
  type(1, 'Name', 'Ari')
  type(1, 'Email', 'ari@wattle.example')
  expect(latest.people.invited.map(({ role }) => role)).toEqual(['dealerPrincipal', 'sales'])
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(2)
  fireEvent.mouseDown(screen.getAllByRole('combobox', { name: 'Role' })[1] as HTMLElement)
  expect(screen.queryByRole('option', { name: /Group Manager/ })).toBeNull()
  screen.getByRole('option', { name: /Stock.*Looks after cars, photos, imports/ })
  fireEvent.click(screen.getByRole('option', { name: /^Stock/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove Kim' }))
  expect(latest.people.invited).toEqual([{ name: 'Ari', email: 'ari@wattle.example', role: 'stock' }])
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
