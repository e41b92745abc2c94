import { expect, it } from 'vitest'
import { parsePage } from './parsePage'

/** The visible text of a page. */
const visible = (html: string): string => {
  const { text, runs } = parsePage(html).content
  return runs
    .map(({ from, hidden }, index) => (hidden ? '' : text.slice(from, runs[index + 1]?.from)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

it.each([
  { name: 'text directly in a closed details', html: '<p>Seen</p><details><summary>More</summary> unseen </details>', shown: 'Seen More' },
  { name: 'an element in a closed details', html: '<details><summary>More</summary><p>unseen</p></details>', shown: 'More' },
  { name: 'a second summary', html: '<details><summary>More</summary><summary>unseen</summary></details>', shown: 'More' },
  { name: 'a details in a closed one', html: '<details><summary>More</summary><details open>unseen</details></details>', shown: 'More' },
  {
    name: 'a summary below an element',
    html: '<details><summary>More</summary><div><summary>unseen</summary></div></details>',
    shown: 'More',
  },
  { name: 'a closed details without a summary', html: '<details>unseen <b>unseen</b></details>after', shown: 'after' },
  { name: 'a summary with elements', html: '<details><summary><b>More</b></summary>unseen</details>', shown: 'More' },
  { name: 'an open details', html: '<details open><summary>More</summary> seen</details>', shown: 'More seen' },
])('the compliance check knows what is visible of $name (LEG-02)', ({ html, shown }) => {
  expect(visible(html)).toBe(shown)
})

it('the page parser reads no price directly in a closed details', () => {
  const price = '<p data-setting="/price/showPriceType">$24,990</p>'
  expect(parsePage(price).page.shownPrices).toHaveLength(1)
  expect(parsePage(`<details data-setting="/price/showPriceType">$24,990</details>`).page.shownPrices).toEqual([])
})
