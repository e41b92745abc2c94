import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildRangeModel } from '@forecourt/rules/testing/buildModel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ModelGroups } from './ModelGrid'

const models = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildRangeModel({ id: `model-${index}`, model: `Model ${index}`, modelSlug: `model-${index}` }),
  )

it.each([
  { count: 1, phone: 1, tablet: 1, wide: 1 },
  { count: 2, phone: 2, tablet: 2, wide: 2 },
  { count: 3, phone: 2, tablet: 3, wide: 3 },
  { count: 9, phone: 2, tablet: 3, wide: 5 },
])('a group of $count is as wide as its models, so that small groups share a row on a phone (NAV-19, RTE-20)', (row) => {
  const groups = [
    { label: 'Utes', models: models(row.count) },
    { label: 'SUVs', models: models(5) },
  ]
  const html = renderToStaticMarkup(<ModelGroups groups={groups} config={buildConfig()} withMake={false} />)
  const [, classes = ''] = /<section[^>]*class="([^"]*)"/.exec(html) ?? []
  const spans = classes.split(' ').filter((name) => name.includes('col-span'))
  expect(spans).toEqual([`col-span-${row.phone}`, `lg:col-span-${row.tablet}`, `xl:col-span-${row.wide}`])
})
