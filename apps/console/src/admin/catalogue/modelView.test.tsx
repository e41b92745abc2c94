// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answerCalls } from '../../client/testing/answerCalls'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { modelView } from './modelView'

afterEach(cleanup)

const message = 'Forecourt already has Mazda CX-5 with 4 variants and photos.'
const Note = modelView.sections[0]?.Note
if (!Note) throw new Error('The section of names has no note.')
const values = { manufacturerId: 'mazda', name: ' CX-5 ' }

test('A new model with the make and name of a platform model offers a copy of the platform model (ENT-13)', async () => {
  const calls: unknown[] = []
  answerCalls({
    'models.platformTwin': (input) => {
      calls.push(input)
      return { id: 'mazda.cx-5', message }
    },
    'models.makeOwn': (input) => {
      calls.push(input)
      return { id: 'mazda.cx-5.banksia', name: 'CX-5' }
    },
  })
  renderInConsole(<Note values={values} choices={{}} organisationId="banksia" isNew />)
  expect(await screen.findByText(message)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change a copy of it' }))
  expect(await screen.findByText(/your own copy of the CX-5/)).toBeTruthy()
  expect(calls).toEqual([
    { organisationId: 'banksia', manufacturerId: 'mazda', name: 'CX-5' },
    { id: 'mazda.cx-5', organisationId: 'banksia' },
  ])
})

test.each([
  { name: 'an existing model', props: { values, organisationId: 'banksia', isNew: false } },
  { name: 'a model of the platform', props: { values, organisationId: null, isNew: true } },
  { name: 'a model without a name', props: { values: { ...values, name: ' ' }, organisationId: 'banksia', isNew: true } },
])('No copy is offered for $name (ENT-13)', async ({ props }) => {
  let isCalled = false
  answerCalls({
    'models.platformTwin': () => {
      isCalled = true
      return null
    },
  })
  renderInConsole(<Note {...props} choices={{}} />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isCalled).toBe(false)
})

const Accessories = modelView.sections.find(({ title }) => title === 'Accessories')?.Note
if (!Accessories) throw new Error('The model’s page lists no accessories.')

test('The page of a model lists its accessories with links, so that they can be moved before the model is removed (MOD-02)', async () => {
  let asked: unknown
  answerCalls({
    'accessories.getList': (input) => {
      asked = input
      return { data: [{ id: 'tow bar', name: 'Tow bar', published: true }], total: 1 }
    },
  })
  renderInConsole(<Accessories values={values} choices={{}} organisationId="banksia" isNew={false} id="mazda.cx-5.banksia" />)
  expect((await screen.findByRole('link', { name: 'Tow bar' })).getAttribute('href')).toBe('/accessories/tow%20bar')
  expect(asked).toMatchObject({ filter: { modelId: 'mazda.cx-5.banksia', organisationId: 'banksia' } })
})
