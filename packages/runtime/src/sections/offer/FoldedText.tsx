import { truncated } from './truncated'

/** Descriptions longer than this fold; folded, they show about this much (UI-17). */
const foldOver = 200
const foldedLength = 160

/** Words that fold when they are long, with View more and View less (UI-16). The browser does the folding. */
export const FoldedText = ({ text, className = '' }: { readonly text: string; readonly className?: string }) => {
  if (text.length <= foldOver) return <p className={`text-pretty ${className}`}>{text}</p>
  return (
    <details className={`group/folded ${className}`}>
      <summary className="cursor-pointer list-none text-pretty [&::-webkit-details-marker]:hidden">
        <span className="group-open/folded:hidden">{truncated(text, foldedLength)} </span>
        <span className="inline-flex min-h-11 items-center font-semibold text-link group-open/folded:hidden">View more</span>
        <span className="hidden min-h-11 items-center font-semibold text-link group-open/folded:inline-flex">View less</span>
      </summary>
      <p className="text-pretty">{text}</p>
    </details>
  )
}
