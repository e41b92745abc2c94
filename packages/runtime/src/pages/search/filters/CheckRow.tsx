import type { ReactNode } from 'react'
import { Glyph } from '../../../ui/Glyph'
import { check } from '../../../ui/icons/check'

export interface FacetValueProps {
  readonly facet: string
  readonly value: string
  readonly label: string
  /** Null where it is not known. */
  readonly count: number | null
  readonly checked: boolean
}

/** A value nobody has can only be taken back. */
export const isDead = ({ count, checked }: Pick<FacetValueProps, 'count' | 'checked'>): boolean => count === 0 && !checked

export const countText = (count: number): string => count.toLocaleString('en-AU')

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 text-small hover:bg-raised has-checked:font-semibold has-disabled:cursor-default has-disabled:text-muted has-disabled:hover:bg-transparent has-focus-visible:outline-2 has-focus-visible:outline-link lg:min-h-10'

/** One value of a facet to tick; the whole row takes the press. */
export const CheckRow = ({ picture, ...value }: FacetValueProps & { readonly picture?: ReactNode }) => (
  <label className={row}>
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        name={value.facet}
        value={value.value}
        defaultChecked={value.checked}
        disabled={isDead(value)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-[calc(var(--radius-field)/2)] border border-line-strong bg-background outline-none checked:border-brand checked:bg-brand disabled:cursor-default disabled:border-line disabled:bg-surface"
      />
      <Glyph path={check} size={16} className="pointer-events-none relative text-on-brand opacity-0 peer-checked:opacity-100" />
    </span>
    {picture}
    <span className="min-w-0 flex-1 truncate">{value.label}</span>
    {value.count !== null && <span className="text-tiny font-normal text-muted tabular-nums">{countText(value.count)}</span>}
  </label>
)

/** A paint as a dot; a dashed ring for one that its name doesn't tell. */
export const Swatch = ({ fill }: { readonly fill: string | null }) => (
  <svg aria-hidden="true" focusable="false" width={20} height={20} viewBox="0 0 20 20" className="shrink-0">
    <circle
      cx={10}
      cy={10}
      r={9}
      fill={fill ?? 'none'}
      strokeDasharray={fill ? undefined : '3 2.6'}
      strokeWidth={1.25}
      className="stroke-line-strong"
    />
  </svg>
)
