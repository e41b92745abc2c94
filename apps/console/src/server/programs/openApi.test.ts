import { expect, test } from 'vitest'
import { apiChangelog, apiVersion } from './apiChangelog'
import { openApiDocument } from './openApi'
import { programTools } from './runTool'

const document = openApiDocument('https://console.example')
interface Operation {
  readonly security: readonly object[]
  readonly responses: Readonly<Record<string, object>>
}
const paths = document.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, each]) => ({ path, method, ...each })),
)

test('The document has stock in, leads in and out, and every tool; a change of this list needs a changelog entry', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'get /api/leads',
    'post /api/leads',
    'post /api/stock-feeds/{id}',
    ...programTools.map(({ name }) => `post /api/tools/${name}`),
  ])
  expect(programTools.map(({ name }) => name)).toEqual([
    ...['find_settings', 'explain_setting', 'check_changes', 'propose_draft', 'forecast_draft', 'lint_draft', 'query_stock'],
    ...['explain_button', 'list_leads', 'draft_reply'],
  ])
  expect(apiVersion).toBe('2.1.0')
})

test('Each operation requires a key, and documents the refusal of a wrong one', () => {
  for (const { path, security, responses } of operations) {
    expect(security, path).toHaveLength(1)
    expect(Object.keys(responses), path).toContain('401')
  }
})

test('The document has the parameters of the code', () => {
  const { parameters } = (paths['/api/leads']?.get ?? { parameters: [] }) as unknown as { parameters: { name: string }[] }
  expect(parameters.map(({ name }) => name)).toEqual(['cursor', 'since', 'limit'])
  expect(JSON.stringify(paths['/api/tools/propose_draft'])).toContain('expectedRevision')
})

test('The changelog is in the document, newest version first', () => {
  for (const { version, changes } of apiChangelog)
    for (const text of [version, ...changes]) expect(document.info.description).toContain(text)
  expect(apiChangelog.map(({ date }) => date)).toEqual(
    apiChangelog
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  )
})
