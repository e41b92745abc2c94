import { formatMoney } from '@forecourt/rules/pricing/formatMoney'

export interface MoneyChipsProps {
  readonly label: string
  /** In cents. */
  readonly amounts: readonly number[]
  readonly value: number
  readonly onPick?: (cents: number) => void
}

/** Round amounts to pick from, in one row that scrolls where it is narrow (UI-20). */
export const MoneyChips = ({ label, amounts, value, onPick }: MoneyChipsProps) =>
  amounts.length === 0 ? null : (
    <fieldset className="flex gap-1.5 overflow-x-auto pb-1 [scrollbar-width:none]">
      <legend className="sr-only">{label}: round amounts</legend>
      {amounts.map((cents) => (
        <button
          key={cents}
          type="button"
          aria-pressed={cents === value}
          onClick={onPick && (() => onPick(cents))}
          className="min-h-8 shrink-0 cursor-pointer rounded-control border border-line px-2.5 text-tiny tabular-nums text-muted hover:border-line-strong hover:text-text aria-pressed:border-brand aria-pressed:text-text pointer-coarse:min-h-11"
        >
          {formatMoney(cents)}
        </button>
      ))}
    </fieldset>
  )
