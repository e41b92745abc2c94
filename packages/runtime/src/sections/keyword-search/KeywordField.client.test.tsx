// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { buildHost } from '../../testing/buildHost'
import { buildStorage } from '../../testing/buildStorage'
import { hosted } from '../../testing/hosted'
import { KeywordField } from './KeywordField.client'
// Preloads the lazy import: these tests are about when it is requested.
import './Suggestions.client'

it('the search field suggests completions for text entered before hydration (SRC-06)', async () => {
  const host = buildHost({ storage: buildStorage({}) })
  const field = hosted(<KeywordField id="say" label="Search our stock" placeholder="" remembers={false} />, host)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(field)
  const input = screen.getByRole('combobox')
  input.focus()
  expect(document.activeElement).toBe(input)
  await act(async () => void hydrateRoot(container, field))
  await waitFor(() => expect(document.getElementById('say-suggestions')).not.toBeNull())
})
