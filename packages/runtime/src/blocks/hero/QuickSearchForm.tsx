import type { QuickCounts } from '@forecourt/rules/blocks/BlockData'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { groupedMakes } from '@forecourt/rules/search/filters/groupedMakes'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { SayField } from '../../sections/say/SayField.client'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { search as searchIcon } from '../../ui/icons/search'
import { QuickForm } from './QuickForm.client'
import { countedText, totalText } from './quickWords'

export interface QuickSearchFormProps {
  /** What the page came with. */
  readonly quick: QuickCounts
  readonly search: ResolvedConfig['search']
  /** What is said of very many cars (SRC-38). */
  readonly countOverride: number
  /** Whether the last searches are offered. */
  readonly remembers: boolean
}

/** Price caps in whole dollars. */
const priceCaps = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]

const label = 'mb-1.5 block text-tiny font-semibold text-muted'

/** A short search (SRC-04). The page comes with counts; with script they follow each choice. */
export const QuickSearchForm = ({ quick, search, countOverride, remembers }: QuickSearchFormProps) => {
  const { total, makes, bodies, prices } = quick
  return (
    <QuickForm search={search} countOverride={countOverride}>
      <div className={quick.bodies.length > 1 ? '' : 'col-span-2 @3xl:col-span-1'}>
        <label htmlFor="quick-make" className={label}>
          Make
        </label>
        <select id="quick-make" name="make" className="field">
          <option value="">Any make</option>
          {groupedMakes(makes).map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.makes.map((make) => (
                <option key={make.value} value={make.value}>
                  {countedText(make)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {quick.bodies.length > 1 && (
        <div>
          <label htmlFor="quick-body" className={label}>
            Body
          </label>
          <select id="quick-body" name="body" className="field">
            <option value="">Any body</option>
            {bodies.map((body) => (
              <option key={body.value} value={body.value}>
                {countedText(body)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="col-span-2 @3xl:col-span-1">
        <label htmlFor="quick-price" className={label}>
          Price
        </label>
        <select id="quick-price" name="price" className="field">
          <option value="">Any price</option>
          {priceCaps.map((dollars) => (
            <option key={dollars} value={`:${dollars}`} disabled={prices !== null && prices.min > dollars}>
              Up to {formatMoney(dollars * 100)}
            </option>
          ))}
        </select>
      </div>
      <div className="col-span-2 @5xl:col-span-1">
        <label htmlFor="quick-query" className={label}>
          Keywords
        </label>
        <SayField id="quick-query" label={null} placeholder={search.placeholder} remembers={remembers} />
      </div>
      <Button type="submit" className="col-span-2 whitespace-nowrap tabular-nums @3xl:col-span-1">
        <Glyph path={searchIcon} size={18} />
        <span data-total="">{totalText(total)}</span>
      </Button>
    </QuickForm>
  )
}
