import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import type { Location } from '../../entities/Location'
import type { NamedCarField } from '../../reasons/formatCarFields'

export type ButtonPlace = 'card' | 'vdp'

/** What a car's buttons depend on besides the car. */
export interface CarButtonContext {
  readonly config: ResolvedConfig
  readonly place: ButtonPlace
  /** Location of the car; omitted or null if unknown. */
  readonly location?: Location | null
  /** Instant of the page, ISO in UTC. */
  readonly now: string
}

/** A requirement of a button: a phrase that follows “it needs”, and its setting if there is one. */
export interface CarButtonNeed {
  readonly needs: string
  readonly setting?: string
  readonly holds: (car: Car, context: CarButtonContext, label: string) => boolean
  /** The same check for the site's settings alone, and the end of the publish warning: the button shows on no car until …. */
  readonly holdsForSite?: { readonly holds: (config: ResolvedConfig, label: string) => boolean; readonly hiddenUntil: string }
}

/** What a button opens: a form, a page, a phone number, or its own component (runtime's CarButton). */
export type CarButtonOpens =
  | { readonly kind: 'form'; readonly form: LeadForm }
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'phone'; readonly action: 'show' | 'call' | 'whatsapp' }
  | { readonly kind: 'own' }

/** Rules of a car's button; its name in the editor is in schema/carButton, its icon in runtime's buttonIcons. */
export interface CarButtonRule {
  /** Label that the button shows: `label` from the config, or the default if that is empty (CARD-06, VDP-07). */
  readonly defaultLabel: (car: Car, label: string, context: CarButtonContext) => string
  /** Its requirement id. */
  readonly requirement: string
  /** The car's fields that decide whether the button shows. */
  readonly fields: readonly NamedCarField[]
  /** What it needs for a car in stock, most important first (VDP-07, CARD-06). */
  readonly needs: readonly CarButtonNeed[]
  readonly opens: CarButtonOpens
  /** Page that replaces the form for this car; null if the form is used. Call it through `buttonOpens` only. */
  readonly opensPage?: (car: Car, config: ResolvedConfig) => string | null
}
