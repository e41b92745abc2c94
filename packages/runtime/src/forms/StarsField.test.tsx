// @vitest-environment jsdom
import { exampleAnswers, formFields } from '@forecourt/rules/leads/form/formFields'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FieldInput } from './FieldInput'

const context = { config: buildConfig(), site: buildSiteData(), car: null, now: '2026-03-11T03:30:00.000Z' }
const stars = formFields('feedback', context).find(({ name }) => name === 'starRating')

it('the stars field is a group of five named radio buttons, of which one can be selected (REV-06)', () => {
  if (!stars) throw new Error('The survey has no stars.')
  render(<FieldInput field={stars} id="stars" problem={undefined} />)
  const group = screen.getByRole('group', { name: /How would you rate us\?/ })
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(group.querySelectorAll('input[name="starRating"]')).toHaveLength(5)
  expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars'])
  fireEvent.click(screen.getByLabelText('4 stars'))
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, false, true, false])
})

it.each([
  ['5', 5],
  ['', null],
])('the feedback form stores a rating of “%s” as %s (REV-06)', (starRating, stored) => {
  const sent = { ...exampleAnswers('feedback', context, 'required'), starRating, elapsedMs: 9000 }
  expect(validateLead(sent, context)).toMatchObject({ ok: true, lead: { starRating: stored } })
})

it('the stars field refuses more stars than there are (REV-06)', () => {
  const sent = { ...exampleAnswers('feedback', context, 'required'), starRating: '6', elapsedMs: 9000 }
  expect(validateLead(sent, context)).toMatchObject({ ok: false, fields: { starRating: expect.any(String) } })
})
