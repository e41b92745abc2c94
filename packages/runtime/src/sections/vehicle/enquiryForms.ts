import type { Car } from '@forecourt/rules/entities/Car'
import type { LeadInput } from '@forecourt/rules/entities/LeadInput'
import { formFields } from '@forecourt/rules/leads/formFields'
import { submitLabel } from '@forecourt/rules/leads/submitLabel'
import type { SiteData } from '@forecourt/rules/pages/PageData'
import { carButtonsFor } from '@forecourt/rules/stock/carButtonsFor'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export type EnquiryKind = LeadInput['form']
export type ButtonPlace = 'card' | 'vdp'

/** What a dialog needs to show a form: small and plain, since it travels to the browser. */
export interface EnquiryForm {
  readonly form: EnquiryKind
  readonly fields: ReturnType<typeof formFields>
  readonly submitLabel: string
}

/** Forms by kind, and for the cars that are asked otherwise (such as new cars, which need a location), by slug. */
export interface EnquiryForms {
  readonly common: { readonly [kind: string]: EnquiryForm }
  readonly byCar: { readonly [slug: string]: { readonly [kind: string]: EnquiryForm } }
}

const kinds = {
  enquire: 'vehicle',
  testDrive: 'testDrive',
  finance: 'finance',
  tradeIn: 'tradeIn',
  photos: 'photos',
  makeOffer: 'makeOffer',
  similar: 'similar',
} as const satisfies Record<string, EnquiryKind>

/** The form a button opens; null for buttons that do something else. */
export const enquiryKindOf = (buttonId: string): EnquiryKind | null => (buttonId in kinds ? kinds[buttonId as keyof typeof kinds] : null)

/** The forms that the buttons of some cars can open; equal ones are sent once. */
export const enquiryForms = (
  cars: readonly Car[],
  {
    config,
    site,
    place,
    now,
  }: { readonly config: ResolvedConfig; readonly site: SiteData; readonly place: ButtonPlace; readonly now: string },
): EnquiryForms => {
  const buttons = place === 'card' ? config.card.buttons : config.vdp.buttons
  const common: Record<string, EnquiryForm> = {}
  const byCar: Record<string, Record<string, EnquiryForm>> = {}
  for (const car of cars) {
    for (const { id } of carButtonsFor(car, buttons, { config, place, now })) {
      const form = enquiryKindOf(id)
      if (!form) continue
      const entry: EnquiryForm = { form, fields: formFields(form, { config, site, car }), submitLabel: submitLabel(car) }
      const known = common[form]
      if (!known) common[form] = entry
      else if (JSON.stringify(known) !== JSON.stringify(entry)) byCar[car.slug] = { ...byCar[car.slug], [form]: entry }
    }
  }
  return { common, byCar }
}
