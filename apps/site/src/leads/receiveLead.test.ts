// @vitest-environment jsdom

import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { exampleAnswers } from '@forecourt/rules/leads/form/formFields'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { describe, expect, it } from 'vitest'
import { leadProof } from '../host/leadProof'
import { createLeadProofs } from './checkProof'
import type { LeadPorts, UnfinishedDraft } from './LeadPorts'
import { receiveLead } from './receiveLead'

const good = {
  form: 'general',
  name: 'Ana',
  lastName: 'Reid',
  email: 'ana@shopper.example',
  phone: '0491 570 156',
  message: 'Hello',
  category: 'General Enquiry',
  elapsedMs: 9000,
}

const extras = {
  id: 'extras',
  label: 'Anything else?',
  form: 'general',
  answers: 'any',
  required: false,
  options: ['Wash', 'Wheel alignment'].map((label, index) => ({ id: String(index), label })),
} as const

interface Setup {
  readonly count: number
  readonly isAway: boolean
  readonly questions: (typeof extras)[]
  readonly steps: (typeof twoSteps)[number][]
}

const key = { 'idempotency-key': 'key-0001-a' }

const twoSteps = [
  { id: 'you', title: 'You', form: 'general', asks: ['name', 'lastName', 'email'] },
  { id: 'rest', title: 'Your question', form: 'general', asks: ['phone', 'message'] },
] as const

function setUp({ count = 100, isAway = false, questions = [], steps = [] }: Partial<Setup> = {}) {
  const stored: { lead: Lead; idempotencyKey: string; draftId: string | null }[] = []
  const drafts: UnfinishedDraft[] = []
  const ports: LeadPorts = {
    config: buildConfig({ forms: { showTerms: false, questions, steps, followUp: true }, checkout: { enabled: true } }),
    siteData: async () => buildSiteData(),
    carBySlug: async (slug) => (slug === 'corolla' ? buildCar({ slug, paymentProcessors: ['till'] }) : null),
    async storeDraft(draft) {
      drafts.push(draft)
      return draft.draftId ?? 'draft-01'
    },
    async store(lead, { idempotencyKey, draftId }) {
      if (isAway) throw new Error('The database is away')
      const known = stored.findIndex((one) => one.idempotencyKey === idempotencyKey)
      if (known < 0) stored.push({ lead, idempotencyKey, draftId })
      return { leadId: `lead-${known < 0 ? stored.length : known + 1}`, duplicate: known >= 0 }
    },
    bookings: {
      days: async () => {
        throw new Error('Nothing is booked here.')
      },
      book: async () => null,
      addressOf: () => '',
    },
    proofs: createLeadProofs('a secret of the platform', 'harbour'),
  }
  const limiter = createLimiter({ count, seconds: 60 })
  const send = (body: string | object, headers: { [name: string]: string } = {}) =>
    receiveLead(
      new Request('http://harbour.example/api/leads', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { host: 'harbour.example', 'content-type': 'application/json', ...headers },
      }),
      ports,
      { limiter, address: 'a' },
    )
  return { stored, drafts, send }
}

/** The fields that a browser would submit. */
const filled = (page: Document): Map<string, string> =>
  new Map(
    [...page.querySelectorAll<HTMLInputElement>('form [name]')]
      .filter((field) => field.type !== 'checkbox' || field.checked)
      .map((field) => [field.name, field.value]),
  )

/** Values of further required fields by form. */
const moreAnswers = (form: LeadForm): { readonly [field: string]: unknown } => {
  const car = buildCar({ paymentProcessors: ['till'] })
  return { ...exampleAnswers(form, { config: buildConfig(), site: buildSiteData(), car, now: new Date().toISOString() }, 'required') }
}

const plain = { 'content-type': 'application/x-www-form-urlencoded' }
const sentPlainly = (fields: { readonly [name: string]: string }) => new URLSearchParams(fields).toString()
/** Browsers without scripts don't send the fill time. */
const { elapsedMs: _elapsed, ...enteredGood } = good

describe('receiveLead', () => {
  it('receiveLead stores a lead and returns its id and the data for analytics (API-07, ENQ-22)', async () => {
    const { stored, send } = setUp()
    const answer = await send(good)
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        ok: true,
        leadId: 'lead-1',
        lead_id: 'lead-1',
        recipient: { locationId: 'location-1', dealershipSlug: 'harbour-motors' },
        about: null,
        event: { id: 22, params: {} },
      },
    ])
    expect(stored[0]?.lead).toMatchObject({ name: 'Ana', email: 'ana@shopper.example', suspicious: false })
  })

  it('receiveLead returns the location of the lead, also where only its car has one (ENQ-14)', async () => {
    const { stored, send } = setUp()
    const { recipient } = await (await send({ ...good, form: 'vehicle', carSlug: 'corolla' })).json()
    expect(recipient).toEqual({ locationId: stored[0]?.lead.locationId, dealershipSlug: stored[0]?.lead.dealershipSlug })
    expect(recipient.locationId).toBe(buildCar().locationId)
  })

  it('receiveLead returns what a lead without a car is about, in the shopper’s words (ENQ-24)', async () => {
    const { send } = setUp()
    const { about } = await (await send({ ...good, form: 'testDrive', vehicleDescription: 'Toyota Corolla' })).json()
    expect(about).toBe('Toyota Corolla')
  })

  it('receiveLead stores the offer that a form is about, and none otherwise (OFR-02)', async () => {
    const { stored, send } = setUp()
    await send({ ...good, aboutOffer: 'Free mats' })
    await send({ ...good, email: 'ben@shopper.example' })
    expect(stored.map(({ lead }) => lead.aboutOffer)).toEqual(['Free mats', null])
  })

  it('receiveLead collects the chosen options of a form, with and without script, and drops the controls (ENQ-19 to ENQ-21)', async () => {
    const { stored, send } = setUp({ questions: [extras] })
    await send({ ...good, additional_services: 'Wash, Free tyres', around_radio_options: 'Loan car' })
    await send(sentPlainly({ ...enteredGood, extras_wash_check_option: 'Wash', extras_wheels_check_option: 'Wheel alignment' }), plain)
    expect(stored.map(({ lead }) => lead.additionalServices)).toEqual(['Wash', 'Wash, Wheel alignment'])
  })

  describe('leads of a form in steps (ENQ-08, ENQ-09)', () => {
    const { phone: _phone, message: _message, category: _category, ...rest } = good
    const firstStep = { ...rest, isLastStep: false, step: 1 }

    it('receiveLead stores each step as it is sent, and the entered values only where the shopper agreed', async () => {
      const { stored, drafts, send } = setUp({ steps: [...twoSteps] })
      const answer = await send(firstStep)
      expect(await answer.json()).toEqual({ ok: true, leadId: 'draft-01', lead_id: 'draft-01', isLastStep: false })
      await send({ ...firstStep, followUp: true, lead_id: 'draft-01' })
      const draftStep = { form: 'general', step: 1, steps: 2 }
      expect(drafts).toEqual([
        { ...draftStep, draftId: null, answers: null },
        {
          ...draftStep,
          draftId: 'draft-01',
          answers: [
            { label: 'First Name', value: 'Ana' },
            { label: 'Last Name', value: 'Reid' },
            { label: 'Email', value: 'ana@shopper.example' },
          ],
        },
      ])
      expect(stored).toEqual([])
    })

    it('receiveLead validates the steps so far, and none of the later ones', async () => {
      const { drafts, send } = setUp({ steps: [...twoSteps] })
      const answer = await send({ ...firstStep, email: 'nonsense' })
      expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, ['email']])
      expect(drafts).toEqual([])
    })

    it('receiveLead stores the lead with the last step, under the id of its draft', async () => {
      const { stored, send } = setUp({ steps: [...twoSteps] })
      await send({ ...good, isLastStep: true, step: 2, leadId: 'draft-01' })
      expect(stored).toMatchObject([{ draftId: 'draft-01', lead: { name: 'Ana', message: 'Hello' } }])
    })

    it('receiveLead stores the lead of a form without steps whatever the step is called', async () => {
      const { stored, drafts, send } = setUp()
      await send({ ...good, isLastStep: false })
      expect([stored.length, drafts.length]).toEqual([1, 0])
    })
  })

  it('receiveLead stores one lead when the same form is sent twice', async () => {
    const { stored, send } = setUp()
    for (const _time of [1, 2]) expect(await (await send(good, key)).json()).toMatchObject({ ok: true, leadId: 'lead-1' })
    expect(stored).toHaveLength(1)
  })

  it('receiveLead stores another lead when other values are sent under the same key', async () => {
    const { stored, send } = setUp()
    await send(good, key)
    const other = await send({ ...good, message: 'Something else', elapsedMs: 12_000 }, key)
    expect(await other.json()).toMatchObject({ ok: true, leadId: 'lead-2' })
    const again = await send({ ...good, elapsedMs: 15_000, visitedPages: ['/', '/contact'] }, key)
    expect(await again.json()).toMatchObject({ leadId: 'lead-1' })
    expect(stored).toHaveLength(2)
  })

  it('receiveLead returns an error for each missing field and stores nothing (ERR-18, API-16)', async () => {
    const { stored, send } = setUp()
    const answer = await send({ form: 'general', name: '', email: 'nonsense' })
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).fields)).toEqual(expect.arrayContaining(['name', 'email', 'phone']))
    expect(stored).toEqual([])
  })

  it.each<{ name: string; body: string | object; headers?: { [name: string]: string }; status: number }>([
    { name: 'no JSON', body: '{"form":', status: 400 },
    { name: 'a list', body: '[]', status: 400 },
    { name: 'another type', body: '<lead/>', headers: { 'content-type': 'application/xml' }, status: 400 },
    { name: 'more than 64 kB, whatever the header claims', body: { ...good, message: 'x'.repeat(70_000) }, status: 413 },
    { name: 'a car of another site', body: { ...good, form: 'vehicle', carSlug: 'elsewhere' }, status: 400 },
    { name: 'a browser on another site', body: good, headers: { origin: 'https://evil.example' }, status: 403 },
  ])('receiveLead refuses $name with $status and stores nothing', async ({ body, headers, status }) => {
    const { stored, send } = setUp()
    expect([(await send(body, headers)).status, stored]).toEqual([status, []])
  })

  it('receiveLead accepts a lead from a page of the site itself', async () => {
    expect((await setUp().send(good, { origin: 'http://harbour.example' })).status).toBe(200)
  })

  const withLink = { ...good, message: 'I saw it at www.adverts.example' }

  const challengeFor = async (send: ReturnType<typeof setUp>['send'], input: object): Promise<object> => {
    const doubted = await send(input, { ...key, 'x-lead-proof': 'offered' })
    expect(doubted.status).toBe(202)
    return ((await doubted.json()) as { challenge: object }).challenge
  }

  it('receiveLead trusts a slightly suspicious browser that solved the proof of work, and stores nothing before (API-07)', async () => {
    const { stored, send } = setUp()
    const challenge = await challengeFor(send, withLink)
    expect(stored).toEqual([])
    const answer = await send(withLink, { ...key, 'x-lead-proof': await leadProof(challenge) })
    expect([answer.status, await answer.json()]).toMatchObject([200, { ok: true, leadId: 'lead-1' }])
    expect(stored.map(({ lead }) => [lead.suspicious, lead.spamSigns])).toEqual([[false, ['link']]])
  })

  it.each([
    { name: 'none', proof: async () => 'none' },
    { name: 'no JSON', proof: async () => btoa('{') },
    { name: 'longer than any', proof: async () => btoa(JSON.stringify({ x: 'x'.repeat(5_000) })) },
    { name: 'the challenge alone', proof: async (challenge: object) => btoa(JSON.stringify({ challenge })) },
    {
      name: 'a guessed solution',
      proof: async (challenge: object) =>
        btoa(JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32), time: 1 } })),
    },
    {
      name: 'the solution of an easier, invented challenge',
      proof: async (challenge: object) => {
        const { parameters, ...signed } = challenge as { parameters: object }
        return leadProof({ ...signed, parameters: { ...parameters, cost: 1, keyPrefix: '0' } })
      },
    },
  ])('receiveLead stores the lead as spam with a proof that is $name (API-07)', async ({ proof }) => {
    const { stored, send } = setUp()
    const challenge = await challengeFor(send, withLink)
    expect((await send(withLink, { ...key, 'x-lead-proof': await proof(challenge) })).status).toBe(200)
    expect(stored.map(({ lead }) => lead.suspicious)).toEqual([true])
  })

  it('receiveLead accepts a proof only for the lead that it was issued for (API-07)', async () => {
    const { stored, send } = setUp()
    const proof = await leadProof(await challengeFor(send, withLink))
    await send({ ...withLink, message: 'Buy pills at www.pills.example' }, { ...key, 'x-lead-proof': proof })
    await send(withLink, { 'idempotency-key': 'key-0002-b', 'x-lead-proof': proof })
    expect(stored.map(({ lead }) => lead.suspicious)).toEqual([true, true])
  })

  it.each<{ name: string; input: object; headers: { [name: string]: string } }>([
    {
      name: 'a browser that filled in the trap field',
      input: { ...good, website: 'http://spam.example' },
      headers: { 'x-lead-proof': 'offered' },
    },
    { name: 'a browser with two spam signs', input: { ...withLink, elapsedMs: 20 }, headers: { 'x-lead-proof': 'offered' } },
    { name: 'programs, which can’t', input: withLink, headers: {} },
    { name: 'programs that filled in the trap field', input: { ...good, website: 'http://spam.example' }, headers: {} },
  ])('receiveLead demands no proof of $name, stores the lead and marks it as spam (API-07)', async ({ input, headers }) => {
    const { stored, send } = setUp()
    expect((await send(input, { ...key, ...headers })).status).toBe(200)
    expect(stored.map(({ lead }) => lead.suspicious)).toEqual([true])
  })

  it('receiveLead answers 429 with Retry-After after too many requests', async () => {
    const { send } = setUp({ count: 1 })
    await send(good)
    const answer = await send(good)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 60])
  })

  it('receiveLead shows an error with a phone number to call when the lead can’t be stored', async () => {
    const { send } = setUp({ isAway: true })
    const answer = await send(good)
    expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringMatching(/^We couldn’t take this/)])
  })

  it('receiveLead redirects a form sent without scripts to the next page, or shows the errors', async () => {
    const { stored, send } = setUp()
    const answer = await send(sentPlainly(enteredGood), plain)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/success'])
    expect(stored).toHaveLength(1)
    const faulty = await send('form=general&name=%3Cb%3E&email=b', plain)
    expect(faulty.status).toBe(400)
    expect(await faulty.text()).toContain('<li>')
  })

  const entered = {
    name: 'Ana "A" <b>',
    lastName: 'Reid',
    email: 'ana@shopper',
    phone: '0491570156',
    postcode: '2000',
    message: 'One\n& two',
  }
  const pageOf = async (answer: Response) => new DOMParser().parseFromString(await answer.text(), 'text/html')
  const inputNamed = (page: Document, name: string) =>
    page.querySelector<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(`[name="${name}"]:not([type="checkbox"])`)?.value

  it('receiveLead shows a form without scripts again with the entered values and an error at each field (ERR-10)', async () => {
    const { stored, send } = setUp()
    const answer = await send(
      sentPlainly({ form: 'vehicle', carSlug: 'corolla', url: '/cars/corolla', optInTrade: 'true', ...entered }),
      plain,
    )
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await pageOf(answer)
    for (const [name, value] of Object.entries(entered)) expect([name, inputNamed(page, name)]).toEqual([name, value])
    expect(page.querySelector('[name="optInTrade"]')).toHaveProperty('checked', true)
    expect([...page.querySelectorAll('[role="alert"] a')].map((link) => link.getAttribute('href'))).toEqual(['#email'])
    expect(page.querySelector('#email')?.getAttribute('aria-describedby')).toBe('email-problem')
    expect(page.querySelectorAll('b, script')).toHaveLength(0)
    expect(stored).toEqual([])
    expect([inputNamed(page, 'form'), inputNamed(page, 'carSlug'), inputNamed(page, 'url')]).toEqual([
      'vehicle',
      'corolla',
      '/cars/corolla',
    ])
  })

  it('receiveLead accepts the corrected form only once; a browser without scripts is no bot', async () => {
    const { stored, send } = setUp()
    const page = await pageOf(await send(sentPlainly({ form: 'vehicle', carSlug: 'corolla', ...entered }), plain))
    const form = page.querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/api/leads'])
    const corrected = { ...Object.fromEntries(filled(page)), name: 'Ana', email: 'ana@shopper.example' }
    for (const _time of [1, 2]) expect((await send(sentPlainly(corrected), plain)).headers.get('location')).toBe('/success')
    expect(stored.map(({ lead }) => [lead.name, lead.carSlug, lead.suspicious])).toEqual([['Ana', 'corolla', false]])
  })

  it.each<LeadForm>(['vehicle', 'testDrive', 'finance', 'tradeIn', 'photos', 'makeOffer', 'similar', 'reserve', 'buyOnline', 'chat'])(
    'receiveLead can be sent without scripts: %s, from the form of the page, and requires missing values',
    async (form) => {
      const { stored, send } = setUp()
      const fields = { ...entered, name: 'Ana', email: 'ana@shopper.example', postcode: '' }
      const answer = await send(sentPlainly({ form, carSlug: 'corolla', ...fields }), plain)
      if (answer.status !== 303) {
        const page = await pageOf(answer)
        expect([answer.status, page.querySelector('h1')?.textContent, page.querySelector('[role="alert"]')]).toEqual([
          400,
          'A few more details, please',
          null,
        ])
        const answers = Object.fromEntries([...filled(page)].map(([name, value]) => [name, value || String(moreAnswers(form)[name] ?? '')]))
        expect((await send(sentPlainly(answers), plain)).status).toBe(303)
      }
      expect(stored.map(({ lead }) => [lead.form, lead.carSlug])).toEqual([[form, 'corolla']])
    },
  )

  it('receiveLead shows an error for a requested field that is left empty', async () => {
    const { send } = setUp()
    const first = await pageOf(await send(sentPlainly({ form: 'chat', carSlug: 'corolla', name: 'Ana', message: 'Hi' }), plain))
    const second = await pageOf(await send(sentPlainly(Object.fromEntries(filled(first))), plain))
    expect([first, second].map((page) => page.querySelectorAll('[role="alert"] a').length)).toEqual([0, 1])
  })

  it('receiveLead shows a form without scripts again with all values when it can’t be stored', async () => {
    const { send } = setUp({ isAway: true })
    const answer = await send(sentPlainly({ form: 'vehicle', carSlug: 'corolla', ...entered, email: 'ana@shopper.example' }), plain)
    const page = await pageOf(answer)
    expect([answer.status, answer.headers.get('retry-after'), inputNamed(page, 'message')]).toEqual([503, '30', 'One\n& two'])
    expect(page.querySelector('h1')?.textContent).toMatch(/^We couldn’t take this/)
  })

  it.each<{ name: string; fields: { [name: string]: string } }>([
    { name: 'a withdrawn car', fields: { form: 'vehicle', carSlug: 'elsewhere' } },
    { name: 'an unknown form', fields: { form: '<script>' } },
  ])('receiveLead shows a shopper without scripts an error page about $name', async ({ fields }) => {
    const answer = await setUp().send(sentPlainly(fields), plain)
    const page = await pageOf(answer)
    expect([answer.status, page.querySelectorAll('form, script').length]).toEqual([400, 0])
    expect(page.querySelector('h1')?.textContent).toMatch(/^We couldn’t/)
  })
})
