import type { BookForLeadResult } from '@forecourt/data/bookings/bookForLead'
import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import type { BookableDay } from '@forecourt/rules/bookings/bookableDays'
import type { Car } from '@forecourt/rules/entities/Car'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { AnswerText } from '@forecourt/rules/leads/answerLines'
import type { Lead } from '@forecourt/rules/leads/Lead'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { LeadProofs } from './checkProof'

/** An unfinished multi-step form (ENQ-08). */
export interface UnfinishedDraft {
  /** Id of the stored draft; null in the first step. */
  readonly draftId: string | null
  readonly form: LeadForm
  /** Completed step, from 1, and the number of steps. */
  readonly step: number
  readonly steps: number
  /** Answers so far; null if they must not be stored. */
  readonly answers: readonly AnswerText[] | null
}

/** Metadata stored with a lead. */
export interface LeadDetails {
  readonly idempotencyKey: string
  readonly userAgent: string | null
  readonly draftId: string | null
}

/** A lead with a bookable time. */
export type BookableLead = Lead & { readonly form: BookingKind; readonly locationId: string; readonly preferredTime: string }

/** Port for forms with bookable times (ENQ-24, API-14). */
export interface LeadBookings {
  /** Days with free times at a location from a day on. */
  days(query: { kind: BookingKind; car: Car | null; locationId: string; from: string | undefined }): Promise<readonly BookableDay[]>
  /** Books and stores in one transaction; null while the database is unavailable. */
  book(lead: BookableLead, details: LeadDetails): Promise<BookForLeadResult | null>
  /** Page of a booking. */
  addressOf(bookingId: string): string
}

/** Ports for receiving leads of a site. */
export interface LeadPorts {
  readonly config: ResolvedConfig
  siteData(): Promise<SiteData>
  carBySlug(slug: string): Promise<Car | null>
  /** Stores a draft; returns the id of its future lead. */
  storeDraft(draft: UnfinishedDraft): Promise<string>
  store(lead: Lead, details: LeadDetails): Promise<{ leadId: string; duplicate: boolean }>
  readonly bookings: LeadBookings
  readonly proofs: LeadProofs
}
