import type { DeliveredLead } from './DeliveredLead'

/** An option of a choice. */
export interface TargetChoice {
  readonly value: string | boolean | null
  readonly title: string
  /** Explanation, shown instead of the field's help. */
  readonly description?: string
}

/**
 * A setting of a destination: email addresses, a URL, a text, or a choice whose first option is the default. A secret text is encrypted
 * in the database and never shown again.
 */
export type TargetField =
  | { readonly type: 'addresses'; readonly label: string; readonly help: string }
  | { readonly type: 'webAddress'; readonly label: string; readonly help: string }
  | { readonly type: 'text'; readonly label: string; readonly help: string; readonly secret?: true }
  | { readonly type: 'choice'; readonly label: string; readonly help?: string; readonly choices: readonly TargetChoice[] }

/** Fields by their stored names. */
export interface TargetFields {
  readonly [name: string]: TargetField
}

type FieldValue<Field extends TargetField> = Field extends { readonly choices: readonly { readonly value: infer Value }[] }
  ? Value
  : Field extends { readonly type: 'addresses' }
    ? readonly string[]
    : string

/** The values of fields. Formats get secrets in clear. */
export type FieldValues<Fields extends TargetFields> = { readonly [Name in keyof Fields]: FieldValue<Fields[Name]> }

/** A lead that is due at a destination; a sample lead if it is a test. */
export interface LeadToSend extends DeliveredLead {
  /** Id of the delivery: all attempts have the same, by which the receiver recognises a repetition. */
  readonly deliveryId: string
  readonly isTest: boolean
  /** Whether a user requested a resend. */
  readonly isAgain: boolean
}

/** HTTP details of a POST. */
export interface LeadRequest {
  readonly url: string
  /** In lower case. `content-type` is JSON for an object, otherwise it must be given. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A mail that carries a lead. */
export interface LeadMail {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly attachments?: readonly { readonly filename: string; readonly content: string; readonly contentType: string }[]
}

/** Texts in the console, and settings. */
interface DeclaredFormat<Fields extends TargetFields> {
  readonly title: string
  /** Purpose, in a sentence or two. */
  readonly description: string
  /** Example of a name, as a sentence. */
  readonly example: string
  /** Next step, shown above the fields; null for none. */
  readonly note: string | null
  /** Whether it is offered for a new dealer's CRM. */
  readonly isCrm: boolean
  /** Whether POSTs are signed as Standard Webhooks specify, with the destination's secret. */
  readonly isSigned?: boolean
  readonly fields: Fields
}

/** The payload of a lead: a text, or an object that is sent as JSON. The console previews it. */
interface WithBody<Fields extends TargetFields> {
  body(lead: LeadToSend, target: FieldValues<Fields>): string | object
}

interface PostedFormat<Fields extends TargetFields> extends WithBody<Fields> {
  readonly by: 'post'
  request(target: FieldValues<Fields>, lead: LeadToSend): LeadRequest
  /** Error message in the body of a 2xx response; null if the lead was accepted. By default `errorInResponse`. */
  refusal?(response: string): string | null
}

interface MailedFormat<Fields extends TargetFields> extends WithBody<Fields> {
  readonly by: 'mail'
  mail(body: string, target: FieldValues<Fields>, lead: LeadToSend): LeadMail
}

/**
 * A format in which leads are sent to other systems: its texts and settings in the console, the payload, and how it is sent. `pull` is
 * requested by the receiver with a key; `leadMail` is the site's own lead mail.
 */
export type LeadFormat<Fields extends TargetFields = TargetFields> = DeclaredFormat<Fields> &
  (PostedFormat<Fields> | MailedFormat<Fields> | (WithBody<Fields> & { readonly by: 'pull' }) | { readonly by: 'leadMail' })

/** Declares a format (ENT-16); its functions get the values of its fields, typed. */
export const leadFormat = <const Fields extends TargetFields>(format: LeadFormat<Fields>): LeadFormat<Fields> => format
