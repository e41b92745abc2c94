import { disclaimerStart } from '@forecourt/rules/finance/disclaimerStart'

/** The calculator's small print, which unfolds when it is long (FIN-22, UI-18). The browser does the folding. */
export const CalculatorDisclaimer = ({ text }: { readonly text: string }) => {
  const start = disclaimerStart(text, 'calculator')
  const look = 'mt-4 max-w-prose text-tiny text-muted'
  if (start === null) {
    return text === '' ? null : (
      <p data-setting="/calculator/disclaimer" className={`text-pretty wrap-anywhere ${look}`}>
        {text}
      </p>
    )
  }
  return (
    <details data-setting="/calculator/disclaimer" className={`group/disclaimer ${look}`}>
      <summary className="cursor-pointer list-none text-pretty wrap-anywhere [&::-webkit-details-marker]:hidden">
        <span className="block group-open/disclaimer:hidden">{start}</span>
        <span className="inline-flex min-h-11 items-center font-semibold text-link group-open/disclaimer:hidden">Show More</span>
        <span className="hidden min-h-11 items-center font-semibold text-link group-open/disclaimer:inline-flex">Show Less</span>
      </summary>
      <p className="text-pretty wrap-anywhere">{text}</p>
    </details>
  )
}
