import { readdirSync } from 'node:fs'
import { carForms } from '@forecourt/rules/entities/LeadForm'
import { exampleAnswers, formFields } from '@forecourt/rules/leads/form/formFields'
import type { LeadRow } from '@forecourt/rules/leads/LeadRow'
import { emptyAttributes, emptyColumns, leadAnswers } from '@forecourt/rules/leads/leadAnswers'
import { validateLead } from '@forecourt/rules/leads/validateLead'
import { explain } from '@forecourt/rules/parts/explain'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildDealership } from '@forecourt/rules/testing/buildDealership'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { formKinds } from '@forecourt/schema/blocks/formKinds'
import { leadMailFacts } from '@forecourt/services/mail/facts/leadMailFacts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LeadDetails } from '../../apps/console/src/admin/leads/LeadDetails'
import { plainForm } from '../../apps/site/src/leads/plainForm'
import { EnquiryFormView } from '../../packages/runtime/src/forms/EnquiryFormView'
import { formContent } from '../../packages/runtime/src/forms/formContent'
import { productionFiles } from './productionFiles'
import { sourcesIn } from './sourcesIn'

const wash = {
  id: 'wash',
  label: 'A wash?',
  form: 'service',
  answers: 'one',
  required: true,
  options: [{ id: 'yes', label: 'Wash it' }],
} as const
const serviceSteps = [
  { id: 'vehicle', title: 'Vehicle', form: 'service', asks: ['rego'] },
  { id: 'you', title: 'You', form: 'service', asks: ['name'] },
] as const
const context = {
  config: buildConfig({
    checkout: { enabled: true },
    forms: { showRego: true, askLocation: 'newCar', questions: [wash], steps: serviceSteps, followUp: true },
  }),
  site: buildSiteData({
    locations: [buildLocation(), buildLocation({ id: 'location-2', name: 'Penrith' })],
    bookings: [
      {
        locationId: 'location-1',
        kind: 'testDrive',
        minutes: 30,
        confirmation: 'atOnce',
        asksLicence: true,
        terms: 'The excess is $2,000.',
        exceptCars: [],
      },
    ],
  }),
  car: null,
  now: '2026-11-19T23:00:00.000Z',
}
const groupSite = buildSiteData({
  dealerships: [buildDealership('a'), buildDealership('b')],
})
const car = buildCar({ paymentProcessors: ['card'] })
const contexts = [
  context,
  { ...context, site: groupSite },
  { ...context, car },
  { ...context, valuation: 'Tyres: worn.' },
  { ...context, offer: 'Free mats' },
]
const forms = [...formKinds, ...carForms]
const sent = forms.flatMap((form) => contexts.map((given) => ({ form, given })))
/** Answers about a car can't be sent without one. */
const leads = sent.flatMap(({ form, given }) => {
  const check = validateLead({ ...exampleAnswers(form, given, 'all'), elapsedMs: 9000 }, given)
  return check.ok ? [{ form, given, lead: check.lead }] : []
})
const asking = (id: string) => leads.filter(({ form, given }) => formFields(form, given).some(({ name }) => name === id))

const rowOf = ({ lead }: (typeof leads)[number]): LeadRow => ({
  ...lead,
  id: 'lead-1',
  organisationId: 'organisation-1',
  siteId: 'site-1',
  siteName: 'Harbour Motors',
  carName: null,
  carFacts: null,
  currentCar: null,
  dealershipId: null,
  dealershipName: null,
  locationName: null,
  attributes: lead,
  source: null,
  userAgent: null,
  status: 'new',
  conversationId: null,
  createdAt: context.now,
  updatedAt: context.now,
})

describe('every lead answer is used everywhere', () => {
  it('every lead answer is in the table, one per file, and no other file exists', () => {
    const files = readdirSync('packages/rules/src/leads/answers').filter((file) => file.endsWith('.ts') && file !== 'LeadAnswer.ts')
    expect(leadAnswers.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted())
  })

  it('every lead answer is a field of some form, and explained where it is and where it isn’t (UI-19)', () => {
    for (const answer of leadAnswers) {
      const shown = sent.map(({ form, given }) => ({ reason: explain(answer, { ...given, form }), fields: formFields(form, given) }))
      for (const { reason, fields } of shown) expect(reason.shown).toBe(fields.some(({ name }) => name === answer.id))
      expect([answer.id, shown.some(({ reason }) => reason.shown)]).toEqual([answer.id, true])
    }
  })

  it.each(leadAnswers)('$id is rendered by the form of pages and by the plain one', ({ id }) => {
    expect(asking(id)).not.toEqual([])
    for (const { form, given } of asking(id)) {
      const content = formContent(form, given)
      const html = renderToStaticMarkup(<EnquiryFormView {...content} car={null} id="form" />)
      const plain = plainForm({ ...content, input: {}, car: null }, {})
      for (const drawn of [html, plain.body]) expect(drawn).toContain(`name="${id}"`)
    }
  })

  it.each(leadAnswers.filter(({ stored }) => Object.keys(stored.empty).length > 0))(
    '$id is stored, and empty where the form has no such field',
    ({ stored }) => {
      const keys = Object.keys(stored.empty)
      const valuesOf = (of: object) => JSON.stringify(keys.map((key) => Reflect.get(of, key)))
      const nothing = valuesOf({ ...emptyColumns, ...emptyAttributes })
      expect(leads.map(({ lead }) => valuesOf(lead)).some((values) => values !== nothing)).toBe(true)
    },
  )

  const linesOf = leadAnswers.flatMap(({ id, mail, console }) =>
    Object.entries({ mail, console }).flatMap(([where, lines]) => [lines ?? []].flat().map((line) => ({ id, where, line }))),
  )

  it.each(linesOf)('$id is shown as “$line.label” in the $where', ({ id, where, line }) => {
    const row = asking(id)
      .map(rowOf)
      .find((one) => line.text({ ...one, ...one.attributes }))
    if (!row) throw new Error('No example of it is read.')
    const { answers } = leadMailFacts(row, { config: context.config, hosts: [] }, { originTemplate: '', consoleUrl: '' })
    if (where === 'mail') expect(answers.map(({ label }) => label)).toContain(line.label)
    else expect(renderToStaticMarkup(<LeadDetails lead={{ ...row, events: [] }} />)).toContain(line.label)
  })

  /**
   * Answers with a meaning of their own are known by name: a preferred time is shown on the thank-you page or booked; an offer form names
   * its offer; a valuation's offer has the same name. A described vehicle is the shopper's own, or the one for a test drive.
   */
  const named: { readonly [id: string]: readonly string[] } = {
    aboutOffer: ['packages/rules/src/leads/form/sentContext.ts'],
    followUp: ['apps/site/src/leads/receiveLead.ts', 'packages/rules/src/leads/form/formFields.ts'],
    offerFromClient: ['packages/services/src/worker/messages/valuationMessages.ts'],
    // A customer's field of the same name.
    preferredContact: ['packages/rules/src/leads/customers/filledCustomer.ts'],
    preferredTime: [
      'apps/site/src/leads/LeadPorts.ts',
      'apps/site/src/leads/receiveLead.ts',
      'apps/site/src/leads/receiveLead.ts',
      'packages/runtime/src/forms/EnquiryForm.client.tsx',
      'packages/runtime/src/pages/success/SentEnquiry.client.tsx',
      'packages/runtime/src/pages/success/SentEnquiry.client.tsx',
      'packages/services/src/mail/facts/leadMailFacts.ts',
    ],
    // The setting of the same name.
    rego: ['seeds/stock/generateStock.test.ts'],
    // Suppliers' names for consent.
    termsAgreed: ['packages/rules/src/leads/delivery/suppliedLead.ts', 'apps/site/src/leads/parseLeadInput.ts'],
    vehicleDescription: ['packages/rules/src/leads/vehicleText.ts', 'packages/services/src/worker/messages/leadMessages.ts'],
  }

  /** Source files that handle leads, in production and in the demo; formats name the answers that other systems have a field for. */
  const dealing =
    /^(packages\/(rules|data)\/src\/leads(?!\/delivery\/formats)|packages\/runtime\/src\/(forms|pages\/success)|packages\/services\/src\/(mail|worker)|apps\/[a-z]+\/src\/.*\bleads|seeds)\b/
  const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
  const inProduction = productionFiles()
  const sources = [...sourcesIn('packages'), ...sourcesIn('apps'), ...sourcesIn('seeds')]
    .filter(({ file }) => dealing.test(file) && (inProduction.has(file) || file.startsWith('seeds/')))
    .map(({ file, text }) => ({ file, code: text.replace(comments, '') }))

  it.each(leadAnswers.filter(({ stored }) => stored.in === 'attributes'))(
    '$id is named only in its file and the table',
    ({ id, stored }) => {
      const names = new RegExp(`\\b(${[id, ...Object.keys(stored.empty)].join('|')})\\b`)
      const files = sources.flatMap(({ file, code }) => (names.test(code) ? [file] : []))
      const own = ['packages/rules/src/leads/leadAnswers.ts', `packages/rules/src/leads/answers/${id}.ts`, ...(named[id] ?? [])]
      expect(files.filter((file) => !own.includes(file))).toEqual([])
      expect(sources.length).toBeGreaterThan(80)
    },
  )
})
