import type { ButtonPlace } from '@forecourt/rules/car/buttons/CarButtonRule'
import {
  buttonOpens,
  type CarButton,
  carButtonsFor,
  cardButtonsFor,
  reserveSectionButton,
  subscribeButton,
} from '@forecourt/rules/car/buttons/carButtonsFor'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { formParts } from '@forecourt/rules/leads/form/formParts'
import type { LeadInput } from '@forecourt/rules/leads/Lead'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { isValuedOnline } from '@forecourt/rules/valuations/isValuedOnline'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormContent, formContent } from '../../../forms/formContent'
import { type ValuationContent, valuationContent } from '../../valuation/valuationContent'

export type EnquiryKind = LeadInput['form']

/** Data of a form in a dialog: small and serialisable, as it is sent to the browser. */
export interface EnquiryForm extends FormContent {
  /** Title instead of the button's label, if it says more. */
  readonly title: string | null
  /** Introductory text. */
  readonly intro: string | null
  /** For a valuation: the data of its steps; the form is the last step. */
  readonly valuation?: Omit<ValuationContent, 'contact'>
}

/**
 * Forms by kind, and for cars with different forms (such as new cars, which need a location field) by slug: indices into `others`, since
 * many cars share a form.
 */
export interface EnquiryForms {
  readonly common: { readonly [kind: string]: EnquiryForm }
  readonly others: readonly EnquiryForm[]
  readonly byCar: { readonly [slug: string]: { readonly [kind: string]: number } }
}

/** The kind of form that a button opens; null for buttons without a form. */
const enquiryKind = (id: CarButton['id'], car: Car, config: ResolvedConfig): EnquiryKind | null => {
  const opens = buttonOpens(id, car, config)
  return opens.kind === 'form' ? opens.form : null
}

export interface FormsContext {
  readonly config: ResolvedConfig
  readonly site: SiteData
  /** A comparison uses the same forms for each of its cars, whatever the buttons of their cards. */
  readonly place: ButtonPlace | 'compare'
  /** Render time of the page, ISO in UTC. */
  readonly now: string
}

const valuationSteps = (config: ResolvedConfig, site: SiteData, valuationContext: { readonly car: Car; readonly now: string }) => {
  const { contact, ...valuation } = valuationContent(config, site, valuationContext)
  return { contact, valuation }
}

const enquiryForm = (form: EnquiryKind, car: Car, { config, site, place, now }: FormsContext): EnquiryForm => {
  const steps = isValuedOnline(form, config) ? valuationSteps(config, site, { car, now }) : null
  const content = steps?.contact ?? formContent(form, { config, site, car, now })
  return {
    ...content,
    ...(steps && { valuation: steps.valuation }),
    // Omits the locations' opening hours, which would make each car's form unique; keeps terms, as they must be readable where they are
    // accepted.
    fields: content.fields.map(({ hint, ...field }) =>
      !hint || (place === 'card' && field.type !== 'checkbox') ? field : { ...field, hint },
    ),
    title: shownValue(formParts.title, { form, config, car, site }),
    intro: shownValue(formParts.intro, { form, config, car, site }),
  }
}

/** The buttons of a car's page: beside its price and in the reservation section. */
const pageButtons = (car: Car, { config, now }: Pick<FormsContext, 'config' | 'now'>): readonly CarButton[] => {
  const buttons = carButtonsFor(car, config.vdp.buttons, { config, place: 'vdp', now })
  const reserve = reserveSectionButton(car, { config, now })
  return reserve && !buttons.some(({ id }) => id === reserve.id) ? [...buttons, reserve] : buttons
}

/** The kinds of forms that a car's links open: those of its buttons, and on its page those of the bar and of the picture placeholder. */
const kindsFor = (car: Car, { config, place, now }: FormsContext): EnquiryKind[] => {
  if (place === 'compare') {
    const subscribe = subscribeButton(car, { config, now }) && enquiryKind('subscribe', car, config)
    return [...(subscribe ? [subscribe] : []), isInStock(car) ? 'vehicle' : 'similar']
  }
  const buttons = place === 'card' ? cardButtonsFor(car, { config, now }) : pageButtons(car, { config, now })
  const kinds = buttons.flatMap(({ id }) => enquiryKind(id, car, config) ?? [])
  if (place === 'card') return kinds
  return [...new Set([...kinds, 'vehicle' as const, ...(car.images.length === 0 ? (['photos'] as const) : [])])]
}

/** The forms that some cars' buttons open; equal ones are sent once. */
export const enquiryForms = (cars: readonly Car[], context: FormsContext): EnquiryForms => {
  const common: Record<string, EnquiryForm> = {}
  /** The common forms as JSON, to compare others with. */
  const texts: Record<string, string> = {}
  const others = new Map<string, { readonly entry: EnquiryForm; readonly index: number }>()
  const byCar: Record<string, Record<string, number>> = {}
  for (const car of cars) {
    for (const kind of kindsFor(car, context)) {
      const entry = enquiryForm(kind, car, context)
      const known = common[kind]
      if (!known) {
        common[kind] = entry
        continue
      }
      const text = JSON.stringify(entry)
      texts[kind] ??= JSON.stringify(known)
      if (texts[kind] === text) continue
      const other = others.get(text) ?? { entry, index: others.size }
      others.set(text, other)
      byCar[car.slug] = { ...byCar[car.slug], [kind]: other.index }
    }
  }
  return { common, others: [...others.values()].map(({ entry }) => entry), byCar }
}

/**
 * Other enquiry kinds that the form in the car's page can be submitted as without scripts, with the buttons' labels (VDP-07). Additional
 * fields of a kind are on the next page.
 */
export const plainChoices = (car: Car, context: Pick<FormsContext, 'config' | 'now'>): readonly { form: EnquiryKind; label: string }[] => {
  if (!isInStock(car)) return []
  const found = pageButtons(car, context).flatMap(({ id, label }) => {
    const form = enquiryKind(id, car, context.config)
    return form && form !== 'vehicle' ? [{ form, label }] : []
  })
  return found.length > 0 ? [{ form: 'vehicle', label: 'Enquiry' }, ...found] : []
}
