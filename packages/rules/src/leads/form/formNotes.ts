import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What stands under the button of a form. */
export interface FormNotes {
  /** How soon the dealer answers, as the dealer says it; null for nothing. */
  readonly reply: string | null
  /** Whose privacy policy the details fall under; null for no line about it. */
  readonly privacyOf: string | null
}

/** What a shopper should know before sending any form: when an answer comes, and what the details are used for (LEG-01, ENQ-17). */
export const formNotes = ({ forms, identity }: Pick<ResolvedConfig, 'forms' | 'identity'>): FormNotes => ({
  reply: forms.replyNote.trim() || null,
  privacyOf: forms.showPrivacyNote ? identity.name : null,
})
