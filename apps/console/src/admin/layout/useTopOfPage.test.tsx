// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { TestMemoryRouter, useNavigate } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { useTopOfPage } from './useTopOfPage'

test('Opening another page scrolls to the top; changing filters and going back do not', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  let navigate: ReturnType<typeof useNavigate> = () => {}
  const Page = () => {
    navigate = useNavigate()
    useTopOfPage()
    return null
  }
  render(
    <TestMemoryRouter initialEntries={['/leads']}>
      <Page />
    </TestMemoryRouter>,
  )
  await act(async () => navigate('/leads?page=2'))
  expect(scroll).not.toHaveBeenCalled()
  await act(async () => navigate('/leads/1/show'))
  expect(scroll).toHaveBeenCalledTimes(1)
  await act(async () => {
    window.dispatchEvent(new PopStateEvent('popstate'))
    navigate(-1)
  })
  expect(scroll).toHaveBeenCalledTimes(1)
})
