import type { RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { RichText } from '../../ui/rich-text/RichText'

export interface FinanceDisclaimerProps {
  /** Unique on its page. */
  readonly id: string
  readonly text: Text
  /** The lender's own terms, which follow. */
  readonly lenderText?: Text | null | undefined
  /** Config pointer of the text. */
  readonly setting: string
}

/** Opens the terms of a weekly figure in a dialog (FIN-02), without scripts. */
export const FinanceDisclaimer = ({ id, text, lenderText, setting }: FinanceDisclaimerProps) => (
  <>
    <button
      type="button"
      popoverTarget={id}
      className="inline-flex min-h-11 cursor-pointer items-center text-tiny font-semibold text-link underline-offset-4 hover:underline print:hidden"
    >
      * Finance disclaimer
    </button>
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      data-setting={setting}
      className="m-auto max-h-[min(90dvh,40rem)] w-[min(100%-2rem,32rem)] overflow-y-auto rounded-card border border-line bg-background p-6 text-text shadow-lifted backdrop:bg-black/50"
    >
      <h2 id={`${id}-title`} className="heading mb-3 text-card">
        Finance Disclaimer
      </h2>
      <RichText text={text} className="text-small text-muted" />
      {lenderText && <RichText text={lenderText} className="mt-4 text-small text-muted" />}
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        className="mt-4 min-h-11 cursor-pointer rounded-control border border-line-strong px-5 text-small font-semibold hover:bg-raised"
      >
        Close
      </button>
    </div>
  </>
)
