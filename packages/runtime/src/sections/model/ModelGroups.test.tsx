import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildRangeModel } from '@forecourt/rules/testing/buildModel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ModelGroups } from './ModelGrid'

const group = (label: string, models: readonly string[], more = {}) => ({
  label,
  models: models.map((model) => buildRangeModel({ id: model, model, modelSlug: model, ...more })),
})
const htmlOf = (groups: Parameters<typeof ModelGroups>[0]['groups']) =>
  renderToStaticMarkup(<ModelGroups groups={groups} config={buildConfig()} withMake={false} />)
const cut = (html: string) => html.split('<details')

it('the range is one grid in the order of its groups, and discontinued models are folded below it (NAV-19, RTE-20)', () => {
  const html = htmlOf([group('Hatch', ['Yaris']), group('SUVs', ['RAV4']), group('Discontinued', ['Tarago'], { stage: 'discontinued' })])
  const [grid = '', folded = ''] = cut(html)
  expect([...grid.matchAll(/<h2[^>]*><a[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Yaris', 'RAV4'])
  expect(grid.match(/<ul/g)).toHaveLength(1)
  expect(folded).toMatch(/No longer sold new \(1\).*Tarago/)
  expect(folded).not.toMatch(/^[^>]* open/)
})

it('discontinued models are open if there are no others (RTE-20)', () => {
  expect(htmlOf([group('', ['Tarago'], { stage: 'discontinued' })])).toMatch(/<details[^>]* open/)
})

it('a card counts new and used cars separately (MOD-01)', () => {
  const html = htmlOf([group('SUVs', ['RAV4'], { count: 26, newCount: 14, demoCount: 3, usedCount: 9 })])
  expect(html).toContain('14 new in stock · 3 demo · 9 used')
})
