/** What stands under the button of a form. */
export interface FormNotes {
  /** How soon the dealer answers, as the dealer says it; null for nothing. */
  readonly reply: string | null
  /** How soon it usually does, as it was measured; null where that isn't said. */
  readonly answerTime: string | null
  /** Whose privacy policy the details fall under; null for no line about it. */
  readonly privacyOf: string | null
}

/** When an answer comes and what the details are used for, under a form's button. */
export const FormFootnotes = ({ notes: { reply, answerTime, privacyOf } }: { readonly notes: FormNotes }) => (
  <>
    {reply && (
      <p data-setting="/forms/replyNote" className="mt-3 text-small text-pretty">
        {reply}
      </p>
    )}
    {answerTime && (
      <p data-setting="/forms/showAnswerTime" className="mt-3 text-small text-pretty">
        {answerTime}
      </p>
    )}
    {privacyOf && (
      <p data-setting="/forms/showPrivacyNote" className="mt-3 max-w-prose text-tiny text-muted text-pretty">
        {privacyOf} uses your details to answer you. Read the{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener" className="text-link underline underline-offset-2">
          privacy policy
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        .
      </p>
    )}
  </>
)
