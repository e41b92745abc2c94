import { formatMoney } from '@forecourt/rules/format/formatMoney'

export interface MoneyChipsProps {
  readonly label: string
  /** In cents. */
  readonly amounts: readonly number[]
  readonly value: number
  readonly onPick?: (cents: number) => void
}

/** Round amounts to pick from (UI-20): five to a row, fewer where letters are large. */
export const MoneyChips = ({ label, amounts, value, onPick }: MoneyChipsProps) =>
  amounts.length === 0 ? null : (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(max(3.25rem,calc((100%-1.55rem)/5)),1fr))] gap-1.5">
      <legend className="sr-only">{label}: round amounts</legend>
      {amounts.map((cents) => (
        <button
          key={cents}
          type="button"
          aria-pressed={cents === value}
          onClick={onPick && (() => onPick(cents))}
          className="min-h-8 cursor-pointer rounded-control border border-line px-0.5 text-tiny tabular-nums text-muted hover:border-line-strong hover:text-text aria-pressed:border-brand aria-pressed:text-text pointer-coarse:min-h-11"
        >
          {formatMoney(cents)}
        </button>
      ))}
    </fieldset>
  )
