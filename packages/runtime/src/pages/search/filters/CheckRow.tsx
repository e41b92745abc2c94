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

/** One value of a facet to tick; the whole row takes the press. */
export const CheckRow = ({ picture, ...value }: FacetValueProps & { readonly picture?: ReactNode }) => (
  <label className="check-row">
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        type="checkbox"
        name={value.facet}
        value={value.value}
        defaultChecked={value.checked}
        disabled={isDead(value)}
        className="check-box peer"
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
