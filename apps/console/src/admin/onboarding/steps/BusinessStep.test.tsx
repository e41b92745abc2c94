// @vitest-environment jsdom
import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { StepProps } from '../StepProps'
import { BusinessStep } from './BusinessStep'

test('An ABN may be entered with spaces; only its digits are saved as the answer (CFG-02)', () => {
  const answered: string[] = []
  const Step = () => {
    const [answers, setAnswers] = useState(blankAnswers)
    return (
      <BusinessStep
        id="one"
        choices={{} as StepProps['choices']}
        answers={answers}
        problems={{}}
        save={async () => true}
        change={(_step, fields) => {
          const business = { ...answers.business, ...fields } as typeof answers.business
          answered.push(business.businessNumber)
          setAnswers({ ...answers, business })
        }}
      />
    )
  }
  render(<Step />)
  const input = screen.getByLabelText<HTMLInputElement>('ABN')
  fireEvent.change(input, { target: { value: '51 824 7' } })
  expect([input.value, answered.at(-1)]).toEqual(['51 824 7', '518247'])
  fireEvent.change(input, { target: { value: '51824753556' } })
  expect([input.value, answered.at(-1)]).toEqual(['51824753556', '51824753556'])
  fireEvent.blur(input)
  expect(input.value).toBe('51 824 753 556')
  screen.getByText('Its check digits are right. It is not looked up in the register.')
  fireEvent.change(input, { target: { value: '51824753557' } })
  screen.getByText('This is not a valid ABN. One of its digits is wrong.')
})
