// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { RuntimeHostProvider } from '../../host/RuntimeHostProvider.client'
import { buildHost } from '../../testing/buildHost'
import { buildStorage } from '../../testing/buildStorage'
import { SayField } from './SayField.client'
// What it fetches is there already: this is about asking for it.
import './Suggestions.client'

afterEach(cleanup)

it('suggests to who typed before it answered (SRC-06)', async () => {
  const host = buildHost({ storage: buildStorage({}) })
  const field = (
    <RuntimeHostProvider host={host}>
      <SayField id="say" label="Search our stock" placeholder="" remembers={false} />
    </RuntimeHostProvider>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(field)
  const input = screen.getByRole('combobox')
  input.focus()
  expect(document.activeElement).toBe(input)
  await act(async () => void hydrateRoot(container, field))
  await waitFor(() => expect(document.getElementById('say-suggestions')).not.toBeNull())
})
