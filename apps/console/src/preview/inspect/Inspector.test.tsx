// @vitest-environment jsdom
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Inspector } from './Inspector'

afterEach(cleanup)

test('While a part is under the pointer, it alone is outlined', () => {
  const root = document.documentElement
  render(
    <>
      <h1 data-setting="/search/heading">Cars</h1>
      <Inspector config={{} as ResolvedConfig} scale={1} post={() => {}} />
    </>,
  )
  expect(root.dataset.inspecting).toBe('')
  fireEvent.pointerMove(screen.getByRole('heading'))
  expect(root.dataset.inspecting).toBe('part')
  fireEvent.pointerLeave(root)
  expect(root.dataset.inspecting).toBe('')
  cleanup()
  expect(root.dataset.inspecting).toBeUndefined()
})
