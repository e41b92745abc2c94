import type { BookForLeadResult } from '@forecourt/data/bookings/bookForLead'
import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import type { BookableDay } from '@forecourt/rules/bookings/bookableDays'
import type { Car } from '@forecourt/rules/entities/Car'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { ReadLine } from '@forecourt/rules/leads/answerLines'
import type { Lead } from '@forecourt/rules/leads/Lead'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { LeadProofs } from './checkProof'

/** A form in steps that isn't finished (ENQ-08). */
export interface UnfinishedDraft {
  /** What it was kept as before; null in its first step. */
  readonly draftId: string | null
  readonly form: LeadForm
  /** The step that was left, counted from 1, of how many. */
  readonly step: number
  readonly steps: number
  /** What was said so far; null where it may not be kept. */
  readonly answers: readonly ReadLine[] | null
}

/** What is stored with a lead of how it was sent. */
export interface LeadDetails {
  readonly idempotencyKey: string
  readonly userAgent: string | null
  readonly draftId: string | null
}

/** A lead with a time that can be booked. */
export type BookableLead = Lead & { readonly form: BookingKind; readonly locationId: string; readonly preferredTime: string }

/** What forms whose times are booked need (ENQ-24, API-14). */
export interface LeadBookings {
  /** The days with free times at a place, from one on. */
  days(asked: { kind: BookingKind; car: Car | null; locationId: string; from: string | undefined }): Promise<readonly BookableDay[]>
  /** Books and stores, both or neither; null while the database is away, when nothing can be promised. */
  book(lead: BookableLead, details: LeadDetails): Promise<BookForLeadResult | null>
  /** The page of a booking. */
  addressOf(bookingId: string): string
}

/** What receiving a lead needs of the site it is for. */
export interface LeadPorts {
  readonly config: ResolvedConfig
  siteData(): Promise<SiteData>
  carBySlug(slug: string): Promise<Car | null>
  /** Keeps how far a form came; returns the id its lead will have. */
  storeDraft(draft: UnfinishedDraft): Promise<string>
  store(lead: Lead, details: LeadDetails): Promise<{ leadId: string; duplicate: boolean }>
  readonly bookings: LeadBookings
  readonly proofs: LeadProofs
}
