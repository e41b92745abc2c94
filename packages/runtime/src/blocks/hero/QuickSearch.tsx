import type { SiteData } from '@forecourt/rules/pages/PageData'
import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'

/** Price caps in whole dollars. */
const priceCaps = [10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000]

const labelClass = 'mb-1.5 block text-tiny font-semibold text-muted'

/** A search by make, price and words: a plain form whose answer is the search page. */
export const QuickSearch = ({ site }: { readonly site: SiteData }) => (
  <search data-tone="background" className="@container block">
    <form
      action="/search"
      method="get"
      className="grid grid-cols-2 items-end gap-3 rounded-card bg-background p-4 text-text shadow-resting ring-1 ring-line sm:p-5 @4xl:grid-cols-[1.1fr_1fr_1.8fr_auto]"
    >
      <div>
        <label htmlFor="quick-make" className={labelClass}>
          Make
        </label>
        <select id="quick-make" name="make" className="field">
          <option value="">Any make</option>
          {site.names.makes.map((make) => (
            <option key={make.slug} value={make.name}>
              {make.name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="quick-price" className={labelClass}>
          Price
        </label>
        <select id="quick-price" name="price" className="field">
          <option value="">Any price</option>
          {priceCaps.map((dollars) => (
            <option key={dollars} value={`:${dollars}`}>
              Up to {formatMoney(dollars * 100)}
            </option>
          ))}
        </select>
      </div>
      <div className="col-span-2 @4xl:col-span-1">
        <label htmlFor="quick-query" className={labelClass}>
          Keywords
        </label>
        <input id="quick-query" name="query" type="search" maxLength={100} placeholder="Model, body or feature" className="field" />
      </div>
      <Button type="submit" className="col-span-2 @4xl:col-span-1">
        <Icon name="search" size={18} />
        {site.stockCount > 0 ? `Search ${site.stockCount.toLocaleString('en-AU')} vehicles` : 'Search'}
      </Button>
    </form>
  </search>
)
