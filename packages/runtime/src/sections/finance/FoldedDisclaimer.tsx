import { disclaimerStart } from '@forecourt/rules/finance/small-print/disclaimerStart'

export interface FoldedDisclaimerProps {
  readonly text: string
  /** Where it stands decides how much of it shows before it unfolds. */
  readonly place: Parameters<typeof disclaimerStart>[1]
  /** Config pointer of the words. */
  readonly setting: string
  readonly className?: string
}

/** Small print, which unfolds when it is long (FIN-22, UI-16, UI-18). The browser does the folding. */
export const FoldedDisclaimer = ({ text, place, setting, className = '' }: FoldedDisclaimerProps) => {
  const start = disclaimerStart(text, place)
  const look = `max-w-3xl text-tiny text-muted ${className}`
  if (start === null) {
    return text === '' ? null : (
      <p data-setting={setting} className={`text-pretty wrap-anywhere ${look}`}>
        {text}
      </p>
    )
  }
  return (
    <details data-setting={setting} className={`group/disclaimer ${look}`}>
      <summary className="cursor-pointer list-none text-pretty wrap-anywhere [&::-webkit-details-marker]:hidden">
        <span className="block group-open/disclaimer:hidden">{start}</span>
        <span className="inline-flex min-h-11 items-center font-semibold text-link group-open/disclaimer:hidden">Show More</span>
        <span className="hidden min-h-11 items-center font-semibold text-link group-open/disclaimer:inline-flex">Show Less</span>
      </summary>
      <p className="text-pretty wrap-anywhere">{text}</p>
    </details>
  )
}
