import { carForms } from '@forecourt/rules/entities/LeadForm'
import type { FormContext } from '@forecourt/rules/leads/form/FormContext'
import { type FormPartContext, formParts } from '@forecourt/rules/leads/form/formParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { formKinds } from '@forecourt/schema/blocks/formKinds'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EnquiryFormView } from '../../../packages/runtime/src/forms/EnquiryFormView'
import { formContent } from '../../../packages/runtime/src/forms/formContent'
import { RuntimeHostProvider } from '../../../packages/runtime/src/host/RuntimeHostProvider.client'
import { EnquirySheet } from '../../../packages/runtime/src/sections/vehicle/buttons/EnquirySheet.client'
import { enquiryForms } from '../../../packages/runtime/src/sections/vehicle/buttons/enquiryForms'
import { buildHost } from '../../../packages/runtime/src/testing/buildHost'
import { publishableConfigs } from '../arbitraryConfigs'
import { checkEach } from '../checkEach'
import { demoNow } from '../demoNow'
import { drawnPage } from '../drawnPage'
import { generatedRuns } from '../generatedRuns'
import { hostileCars } from '../hostile/hostileCars'
import { hostileSite } from '../hostile/hostilePages'
import { sampled } from '../sampled'
import { samplePages } from '../samplePages'
import { openDemo } from '../seededDemo'
import { createComparison, mainHtml } from './createComparison'
import { formMarks } from './partMarks'

const demo = await openDemo()
const pages = await samplePages(demo)
const stock = await Promise.all(demo.sites.map(async (of) => ({ of, cars: (await demo.carsOf(of.site)).slice(0, sampled(15)) })))

const { compare, remember, expectBothWays } = createComparison()
const host = buildHost()
const label = 'The label of its button'

/** A dialog shows all parts; a page omits heading and introduction. */
const { title: _title, intro: _intro, ...pageParts } = formParts

/** Compares all forms of a site with their parts: on pages without a subject, and in car dialogs. */
const compareForms = (context: FormContext) => {
  for (const form of [...formKinds, ...carForms]) {
    const html = renderToString(<EnquiryFormView {...formContent(form, context)} car={context.car} id="form" />).replaceAll('<!-- -->', '')
    const formContext: FormPartContext = { ...context, form }
    compare<FormPartContext>(pageParts, formMarks, html, formContext, form)
  }
}

const compareDialogs = (
  config: ResolvedConfig,
  site: Parameters<typeof enquiryForms>[1]['site'],
  cars: Parameters<typeof enquiryForms>[0],
) => {
  for (const place of ['card', 'vdp'] as const)
    for (const car of cars) {
      const { common } = enquiryForms([car], { config, site, place, now: demoNow })
      for (const [form, content] of Object.entries(common)) {
        const html = renderToString(
          <RuntimeHostProvider host={host}>
            <EnquirySheet form={content} title={label} car={car} onClose={() => undefined} />
          </RuntimeHostProvider>,
        ).replaceAll('<!-- -->', '')
        const formContext: FormPartContext = { form: form as FormPartContext['form'], config, site, car }
        compare<FormPartContext>(formParts, formMarks, html, formContext, `${form} ${car.slug}`)
        expect(html.includes(`>${label}<`)).toBe(shownValue(formParts.title, formContext) === null)
      }
    }
}

const usualCars = [buildCar(), buildCar({ paymentProcessors: ['card'] }), buildCar({ status: 'sold' }), buildCar({ images: [] })]
const settings: readonly ConfigValues[] = [
  {},
  { forms: { replyNote: 'We answer within the hour.', showAnswerTime: true, showPrivacyNote: true }, checkout: { enabled: true } },
  { forms: { replyNote: ' ', showAnswerTime: true, showPrivacyNote: false } },
  {
    vdp: { buttons: ['reserve', 'buyOnline', 'subscribe', 'chat', 'makeOffer', 'photos', 'enquire', 'testDrive'].map((id) => ({ id })) },
  } as unknown as ConfigValues,
]
const sites = [undefined, { answered: 400, openMinutes: 45 }, { answered: 2, openMinutes: 45 }, { answered: 400, openMinutes: null }].map(
  (answers) => buildSiteData(answers && { answers }),
)

// The last test summarises the others.
describe('every part of a form is rendered exactly where its rule shows it, and explained so (UI-19, CARD-09, ENQ-17, ENQ-33, LEG-01)', {
  shuffle: false,
}, () => {
  it('every part of a form of the demo sites without a car is rendered exactly where its rule shows it', () => {
    for (const { of } of stock) compareForms({ config: of.site.config, site: of.siteData, car: null, now: of.request.now })
  })

  it('every part of a dialog of a demo car is rendered exactly where its rule shows it (ENQ-17)', () => {
    for (const { of, cars } of stock) compareDialogs(of.site.config, of.siteData, cars)
  })

  it('the notes under every form of demo pages are rendered exactly where their rules show them', () => {
    const withForms = pages.filter(({ data }) => ['content', 'car', 'location', 'offer', 'model', 'search'].includes(data.page))
    return checkEach(withForms, (page) => {
      const { data, of } = page
      const forms = mainHtml(drawnPage(page)).match(/<form[^>]* action="\/api\/leads"[\s\S]*?<\/form>/g) ?? []
      for (const form of forms) {
        const kind = /name="form" value="(\w+)"/.exec(form)?.[1] as FormPartContext['form']
        const car = data.page === 'car' ? data.car : null
        const formContext: FormPartContext = { form: kind, config: of.site.config, site: of.siteData, car }
        const { submit: _submit, ...notes } = pageParts
        compare<FormPartContext>(notes, formMarks, form, formContext, kind)
      }
      remember('page with a form', forms.length > 0)
    })
  })

  it.each(settings.map((values, index) => ({ index, values })))('forms and dialogs of a site with other settings: $index', ({ values }) => {
    const config = buildConfig(values)
    for (const site of sites) {
      for (const car of [null, ...usualCars]) compareForms({ config, site, car, now: demoNow })
      compareDialogs(config, site, [...usualCars, ...hostileCars.slice(0, 6)])
    }
  })

  it('every part of the forms and dialogs of generated sites is rendered exactly where its rule shows it', () => {
    fc.assert(
      fc.property(publishableConfigs, fc.nat(), (config, pick) => {
        const car = hostileCars[pick % hostileCars.length] ?? null
        compareForms({ config, site: hostileSite, car: pick % 2 ? car : null, now: demoNow })
        compareDialogs(config, hostileSite, car ? [car] : [])
      }),
      generatedRuns(16),
    )
  })

  it('each part of a form shows in some of these forms and is hidden in others, except the button, which every form has', () => {
    const { submit: _submit, ...others } = formParts
    expectBothWays([...Object.values(others).map(({ id }) => id), 'page with a form'])
  })
})
