import type { ReactNode } from 'react'
import { Glyph } from '../../../ui/Glyph'
import { check } from '../../../ui/icons/check'
import { countText, type FacetValueProps, isDead } from './CheckRow'

/** One value of a facet as a card with a picture, such as a make with its monogram (SRC-08). */
export const CheckCard = ({ picture, ...value }: FacetValueProps & { readonly picture: ReactNode }) => (
  <label title={value.label} className="check-card">
    <input
      type="checkbox"
      name={value.facet}
      value={value.value}
      defaultChecked={value.checked}
      disabled={isDead(value)}
      className="peer absolute inset-0 cursor-pointer appearance-none rounded-field outline-none disabled:cursor-default"
    />
    <span className="pointer-events-none absolute top-1.5 right-1.5 grid size-4 place-items-center rounded-full bg-brand text-on-brand opacity-0 peer-checked:opacity-100">
      <Glyph path={check} size={12} />
    </span>
    {picture}
    <span className="line-clamp-2 w-full text-tiny leading-tight font-semibold break-words">{value.label}</span>
    {value.count !== null && <span className="text-tiny leading-none text-muted tabular-nums">{countText(value.count)}</span>}
  </label>
)
