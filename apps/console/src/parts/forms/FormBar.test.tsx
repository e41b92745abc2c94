// @vitest-environment jsdom

import { useMutation } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, useRedirect } from 'react-admin'
import { beforeEach, expect, test } from 'vitest'
import { testQueryClient } from '../../client/testing/testQueryClient'
import { FormBar } from './FormBar'

const Form = ({ isChanged }: { readonly isChanged: boolean }) => {
  const redirect = useRedirect()
  const save = useMutation({ mutationKey: ['offers', 'create'], mutationFn: async () => 7, onSuccess: (id) => redirect(`/offers/${id}`) })
  const upload = useMutation({ mutationKey: ['images', 'create'], mutationFn: () => new Promise<void>(() => {}) })
  return (
    <>
      <button type="button" onClick={() => redirect('/posts')}>
        Posts
      </button>
      <FormBar
        isChanged={isChanged}
        isSaving={false}
        isNew
        saveLabel="Add offer"
        mutationKeys={[['offers', 'create']]}
        onCancel={() => redirect('/offers')}
      />
      <button type="button" onClick={() => save.mutate()}>
        Save
      </button>
      <button type="button" onClick={() => upload.mutate()}>
        Upload
      </button>
      <output>{upload.status}</output>
    </>
  )
}

const show = (isChanged: boolean) =>
  render(
    <CoreAdminContext queryClient={testQueryClient()}>
      <Form isChanged={isChanged} />
    </CoreAdminContext>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Routers get `hashchange` later: one mounted before it would treat it as going back. */
const openForm = async () => {
  const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  if (window.location.hash === '#/offers/create') return
  window.location.hash = '#/offers/create'
  await changed
}

beforeEach(openForm)

test('Leaving a form with unsaved changes needs a confirmation, and cancelling it stays on the form', async () => {
  show(true)
  press('Posts')
  const dialog = await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })
  expect(dialog.textContent).toContain('Your changes are not saved.')
  press('Keep editing')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.hash).toBe('#/offers/create')
  press('Posts')
  await screen.findByRole('dialog')
  press('Discard changes')
  await waitFor(() => expect(window.location.hash).toBe('#/posts'))
})

test('Leaving a form without changes, or discarding changes, needs no confirmation', async () => {
  const { unmount } = show(false)
  press('Posts')
  await waitFor(() => expect(window.location.hash).toBe('#/posts'))
  unmount()
  await openForm()
  show(true)
  press('Discard')
  await waitFor(() => expect(window.location.hash).toBe('#/offers'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Leaving a form by saving it needs no confirmation', async () => {
  show(true)
  press('Save')
  await waitFor(() => expect(window.location.hash).toBe('#/offers/7'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Leaving a form while something else is being saved needs a confirmation', async () => {
  show(true)
  press('Upload')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('pending'))
  press('Posts')
  await screen.findByRole('dialog', { name: 'Discard unsaved changes?' })
  expect(window.location.hash).toBe('#/offers/create')
})
