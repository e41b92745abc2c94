// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { RecordForm } from '../records/RecordForm'
import { type RecordChoices, type RecordView, toEnteredRecord } from '../records/RecordView'
import { chargeView } from './chargeView'
import { lenderView } from './lenderView'

const charge = {
  ...{ name: 'Duty', chargedBy: 'government', dealershipId: null, states: [] as string[], carTypes: [] },
  ...{ vehicleDuty: false, fixedCents: 0, percent: 3, aboveCents: 0, published: true },
}
const lender = {
  ...{ name: 'Harbour', provider: 'manual', dealershipId: null, carTypes: [], interestRate: 6.99, comparisonRate: 7.84, termYears: 5 },
  ...{ depositPercent: 0, balloonPercent: 0, establishmentCents: 0, disclaimer: null, published: true },
}
const show = (shown: object, values: object, choices: RecordChoices = {}, onSave: (values: object) => void = () => {}) => {
  const view = shown as RecordView<never>
  renderInConsole(
    <RecordForm
      view={view}
      initialValues={toEnteredRecord(view.fields, { ...values })}
      organisationId="north"
      choices={choices}
      fieldProblems={{}}
      isSaving={false}
      isNew={false}
      onSave={onSave}
      onProblems={() => {}}
      onCancel={() => {}}
    />,
  )
}
const states = (...ids: string[]) => ({ state: ids.map((id) => ({ id, name: id })) })
const offeredStates = () =>
  screen.queryByRole('group', { name: 'State' }) &&
  within(screen.getByRole('group', { name: 'State' }))
    .getAllByRole('checkbox')
    .map((box) => (box.closest('label') as HTMLElement).textContent)

test.each([
  { name: 'in Australia, its states', choices: states('NSW', 'VIC'), stored: [], offered: ['NSW', 'VIC'] },
  { name: 'in New Zealand, none', choices: states(), stored: [], offered: null },
  { name: 'in New Zealand, one that is stored, to clear it', choices: states(), stored: ['VIC'], offered: ['VIC'] },
])('A charge offers the states of the dealer’s country: $name', ({ choices, stored, offered }) => {
  show(chargeView, { ...charge, states: stored }, choices)
  expect(offeredStates()).toEqual(offered)
})

const amounts = () =>
  ['Fixed amount', 'Percentage of the price', 'Only the part above'].filter((name) => screen.queryByRole('textbox', { name }) !== null)
const dutySwitch = () => screen.queryByRole('switch', { name: /vehicle duty/ }) ?? screen.queryByRole('checkbox', { name: /vehicle duty/ })

test('A charge is amounts or the state’s vehicle duty, which has none (UI-19)', async () => {
  const saved: unknown[] = []
  show(chargeView, charge, states('NSW'), (values) => saved.push(values))
  expect(amounts()).toHaveLength(3)
  fireEvent.click(dutySwitch() as HTMLElement)
  expect(amounts()).toEqual([])
  fireEvent.submit((dutySwitch() as HTMLElement).closest('form') as HTMLElement)
  expect(saved).toEqual([{ ...charge, vehicleDuty: true, percent: 0 }])
})

test('A charge in New Zealand can’t be a vehicle duty (UI-19)', () => {
  show(chargeView, charge, { country: [{ id: 'NZ', name: 'NZ' }] })
  expect([dutySwitch(), amounts().length]).toEqual([null, 3])
})

test.each([
  { name: 'in Australia', country: 'AU', stored: null, isShown: true },
  { name: 'in New Zealand', country: 'NZ', stored: null, isShown: false },
  { name: 'in New Zealand where one is stored, to clear it', country: 'NZ', stored: 7.84, isShown: true },
])('A lender has a comparison rate: $name: $isShown (CFG-02)', ({ country, stored, isShown }) => {
  answerCalls({ 'lenders.sites': () => [] })
  show(lenderView, { ...lender, comparisonRate: stored }, { country: [{ id: country, name: country }] })
  expect(screen.queryByRole('textbox', { name: 'Comparison rate' }) !== null).toBe(isShown)
})

const site = (id: string, provider: string) => ({ id, name: `Site ${id}`, provider, dealershipIds: [] })

test('A lender that no site shows says so, with links to the sites’ setting', async () => {
  answerCalls({ 'lenders.sites': () => [site('a', 'powertorque'), site('b', 'none')] })
  show(lenderView, lender)
  expect(await screen.findByText(/No live site shows these figures, because none has Manual as its finance provider/)).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Sites with another finance provider' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Site a: Powertorque', 'Site b: no finance provider'])
  expect(within(list).getByRole('link', { name: 'Site a' }).getAttribute('href')).toContain('/sites/a/edit?at=%2Ffinance%2Fprovider')
})

test('A lender that some sites show names only the others', async () => {
  answerCalls({ 'lenders.sites': () => [site('a', 'manual'), site('b', 'taurus')] })
  show(lenderView, lender)
  expect(await screen.findByText(/These sites don’t show the figures/)).toBeTruthy()
  expect(screen.queryByText('Site a')).toBeNull()
})
