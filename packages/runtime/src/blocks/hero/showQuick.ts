import type { QuickCounts } from '@forecourt/rules/blocks/BlockRules'
import type { FacetItem } from '@forecourt/rules/entities/StockResult'
import { groupedMakes } from '@forecourt/rules/search/filters/groupedMakes'
import { countedText, totalText } from './quickTexts'

const optionOf = (item: FacetItem) => new Option(countedText(item), item.value)

/** Replaces the options of a select; keeps the selected one and the empty first one. */
const replaceOptions = (select: Element | RadioNodeList | null, choices: readonly HTMLElement[]) => {
  if (!(select instanceof HTMLSelectElement)) return
  const { value } = select
  const [none] = select.options
  select.replaceChildren(...(none ? [none] : []), ...choices)
  select.value = value
}

/** Updates the counts of a quick search form. */
export const showQuick = (form: HTMLFormElement, { total, makes, bodies, prices }: QuickCounts): void => {
  const groups = groupedMakes(makes).map((group) => {
    const element = document.createElement('optgroup')
    element.label = group.label
    element.append(...group.makes.map(optionOf))
    return element
  })
  replaceOptions(form.elements.namedItem('make'), groups)
  replaceOptions(form.elements.namedItem('body'), bodies.map(optionOf))
  const caps = form.elements.namedItem('price')
  if (caps instanceof HTMLSelectElement)
    for (const option of caps.options)
      option.disabled = prices !== null && option.value !== '' && prices.min > Number(option.value.slice(1))
  const label = form.querySelector('[data-total]')
  if (label) label.textContent = totalText(total)
}
