import { expect, it } from 'vitest'
import { isOptionName, optionName } from './optionNames'

it('a form gives the controls of a single-choice question the same name (ENQ-19, ENQ-20)', () => {
  const names = [optionName({ id: 'around', answers: 'one' }, { id: 'loan' }), optionName({ id: 'extras', answers: 'any' }, { id: 'wash' })]
  expect(names).toEqual(['around_radio_options', 'extras_wash_check_option'])
  expect([...names, 'name', 'radio_options_x'].map(isOptionName)).toEqual([true, true, false, false])
})
