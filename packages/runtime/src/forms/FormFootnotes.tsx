/** Texts under the button of a form. */
export interface FormNotes {
  /** The dealer's own text on response time; null for none. */
  readonly reply: string | null
  /** The measured usual response time; null if not shown. */
  readonly answerTime: string | null
  /** Business whose privacy policy applies; null for no privacy line. */
  readonly privacyOf: string | null
}

/** Response time and privacy notice under a form's button. */
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
        {privacyOf} will use your details to get back to you. Read the{' '}
        <a href="/privacy-policy" target="_blank" rel="noopener" className="text-link underline underline-offset-2">
          privacy policy
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        .
      </p>
    )}
  </>
)
