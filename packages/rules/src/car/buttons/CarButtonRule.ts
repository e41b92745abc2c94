import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import type { Location } from '../../entities/Location'
import type { NamedCarField } from '../../reasons/carFields'

export type ButtonPlace = 'card' | 'vdp'

/** What a car's buttons depend on beside the car. */
export interface CarButtonContext {
  readonly config: ResolvedConfig
  readonly place: ButtonPlace
  /** Where the car stands; left out or null where that isn't known. */
  readonly location?: Location | null
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

/** One thing a button needs: in words that follow “it needs”, and the setting behind it where there is one. */
export interface CarButtonNeed {
  readonly needs: string
  readonly setting?: string
  readonly holds: (car: Car, context: CarButtonContext, label: string) => boolean
  /** The same question where the site's settings alone answer it, and what publishing warns of, in words that follow “until”. */
  readonly ofSite?: { readonly holds: (config: ResolvedConfig, label: string) => boolean; readonly until: string }
}

/** What a button opens: a form, a page, a phone number, or something of its own (runtime's CarButton). */
export type CarButtonOpens =
  | { readonly kind: 'form'; readonly form: LeadForm }
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'phone'; readonly action: 'show' | 'call' | 'whatsapp' }
  | { readonly kind: 'own' }

/** A button of a car, all but its name in the editor (schema/carButton) and its sign (runtime's buttonIcons). */
export interface CarButtonRule {
  /** Its words where the site gives it none (CARD-06, VDP-07). */
  readonly usualLabel: (car: Car, words: string, context: CarButtonContext) => string
  /** The requirement behind it. */
  readonly rule: string
  /** What of a car it looks at. */
  readonly fields: readonly NamedCarField[]
  /** What it needs of a car in stock to open something real, the first missing thing first (VDP-07, CARD-06). */
  readonly needs: readonly CarButtonNeed[]
  readonly opens: CarButtonOpens
  /** The page a car's own leads to in place of its form; null where the form is what there is. Asked by `buttonOpens` alone. */
  readonly page?: (car: Car, config: ResolvedConfig) => string | null
}
