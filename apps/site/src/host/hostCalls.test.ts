import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestQuote, revealPhone, saveCarDocument, submitLead } from './hostCalls'

afterEach(() => void vi.unstubAllGlobals())

const json = { 'content-type': 'application/json' }
/** Server response; null for a broken connection. */
const answer = (given: Response | null) => {
  const fetched = vi.fn(() => (given ? Promise.resolve(given) : Promise.reject(new TypeError('Failed to fetch'))))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('a quote for a car', () => {
  const question = { purchasePrice: 24_990, loanTerm: 5, year: 2021, selfAssessedCreditScore: 'GREAT' } as Parameters<
    typeof requestQuote
  >[0]

  it.each([
    { how: 'is refused', given: new Response('no', { status: 500 }) },
    { how: 'is nonsense', given: new Response('{"weeklyRepaymentAmount":"lots","advertisedRate":-1}', { headers: json }) },
    { how: 'is no JSON', given: new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } }) },
    { how: 'is nothing', given: new Response(null, { status: 204 }) },
    { how: 'breaks on the way', given: null },
  ])('a quote for a car returns null for a quote that $how (FIN-03, ERR-13)', async ({ given }) => {
    answer(given)
    expect(await requestQuote(question)).toBeNull()
  })
})

describe('submitLead', () => {
  const lead = { form: 'general' } as Parameters<typeof submitLead>[0]
  const send = () => submitLead(lead, 'key')
  const refused = { ok: false, message: '', fields: {} }

  it.each([
    { name: 'a status alone', body: '{}', status: 500, is: refused },
    { name: 'a message without fields', body: '{"message":"Try later"}', status: 400, is: { ...refused, message: 'Try later' } },
    {
      name: 'an error of a field',
      body: '{"ok":false,"message":"","fields":{"email":"No"}}',
      status: 400,
      is: { ...refused, fields: { email: 'No' } },
    },
  ])(
    'submitLead returns the server’s error for a lead refused with $name, so that the form can show it (ERR-02, ERR-03)',
    async ({ body, status, is }) => {
      vi.stubGlobal('location', { host: 'cars.example' })
      answer(new Response(body, { status, headers: json }))
      expect(await send()).toEqual(is)
    },
  )
})

describe('a masked number', () => {
  it.each([
    { name: 'fails', given: new Response('{}', { status: 500 }), message: 'Please try again' },
    { name: 'breaks off', given: null, message: 'Please try again' },
    { name: 'is requested too often', given: new Response('{}', { status: 429 }), message: 'Please wait a few minutes' },
  ])('a masked number that $name fails with a message (VDP-17, ERR-14)', async ({ given, message }) => {
    answer(given)
    await expect(revealPhone('kia', 'car' as Parameters<typeof revealPhone>[1])).rejects.toThrow(message)
  })

  it('a masked number is requested by POST (API-03)', async () => {
    const fetched = answer(new Response('{"phone":"02 5550 1234"}', { headers: json }))
    expect(await revealPhone('kia', 'car' as Parameters<typeof revealPhone>[1])).toBe('02 5550 1234')
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/phone-reveals', expect.objectContaining({ method: 'POST' }))
  })
})

it.each([
  { how: 'fails', given: new Response('no', { status: 500 }) },
  { how: 'is no PDF', given: new Response('<h1>Maintenance</h1>', { headers: { 'content-type': 'text/html' } }) },
  { how: 'breaks on the way', given: null },
])('a document that $how fails with the message that it couldn’t be prepared (ERR-04)', async ({ given }) => {
  answer(given)
  await expect(saveCarDocument('kia')).rejects.toThrow('couldn’t prepare the document')
})
