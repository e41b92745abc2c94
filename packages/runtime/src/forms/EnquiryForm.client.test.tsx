// @vitest-environment jsdom
import { type FormField, formFields } from '@forecourt/rules/leads/form/formFields'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LeadReceipt, RuntimeHost } from '../host/RuntimeHost'
import { accountStore } from '../storage/accountStore'
import { profileStore } from '../storage/profileStore'
import { readStored, writeStored } from '../storage/Store'
import { buildHost } from '../testing/buildHost'
import { buildStorage } from '../testing/buildStorage'
import { hosted } from '../testing/hosted'
import { renderHosted } from '../testing/renderHosted'
import { EnquiryForm } from './EnquiryForm.client'
import { deleteEnteredValues } from './enteredValues'
import { lastEnquiryKey } from './lastEnquiryKey'

const notes = { reply: 'We answer the same day.', answerTime: null, privacyOf: 'Harbour Motors' }
const fields: readonly FormField[] = formFields('general', {
  config: buildConfig(),
  site: buildSiteData(),
  car: null,
  now: '2026-11-19T23:00:00.000Z',
})

const hostWith = (submitLead: RuntimeHost['submitLead'], stored: { readonly [key: string]: string } = {}) => {
  const storage = buildStorage(stored)
  const host = buildHost({ submitLead: vi.fn(submitLead), navigate: vi.fn(), storage })
  return { host, storage }
}

const show = (host: RuntimeHost) =>
  renderHosted(
    <EnquiryForm form="general" fields={fields} notes={notes} submitLabel="Message Now" car={{ slug: 'kia-1', name: '2024 Kia Cerato' }} />,
    host,
  )

const send = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement)
const refused: LeadReceipt = {
  ok: false,
  message: 'Please fix the following errors:',
  fields: { name: 'Please enter your first name.', email: 'Please enter a valid email address.' },
}

afterEach(() => {
  deleteEnteredValues('general kia-1')
})

describe('EnquiryForm', () => {
  it('EnquiryForm disables the button while it sends (ENQ-03)', async () => {
    const { host } = hostWith(() => new Promise(() => {}))
    show(host)
    send()
    await waitFor(() => expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(true))
    expect(screen.getByRole('button').textContent).toContain('Sending')
  })

  it('EnquiryForm turns off the browser’s validation on the server, for a press before hydration (ERR-10)', () => {
    const form = hosted(<EnquiryForm form="general" fields={fields} notes={notes} submitLabel="Message Now" car={null} />)
    expect(renderToStaticMarkup(form)).toMatch(/^<form[^>]* novalidate=""/i)
  })

  it('EnquiryForm lists the errors without the asterisk of the checkbox (ERR-07, ERR-10)', async () => {
    const termsAgreed = '*You must agree to the terms of use before submitting.'
    const { host } = hostWith(() => Promise.resolve({ ...refused, fields: { termsAgreed } }))
    show(host)
    send()
    const alert = await screen.findByRole('alert')
    expect(alert.querySelector('a')?.textContent).toBe('You must agree to the terms of use before submitting.')
    expect(screen.getByText(termsAgreed)).toBeDefined()
  })

  it('EnquiryForm that was filled in before it was hydrated, and sent right after, isn’t a quick one (API-07)', async () => {
    const { host } = hostWith(() => Promise.resolve({ ok: true, leadId: 'lead-1' }))
    const now = vi.spyOn(performance, 'now').mockReturnValue(20_000)
    show(host)
    now.mockReturnValue(20_300)
    send()
    await waitFor(() => expect(host.submitLead).toHaveBeenCalledWith(expect.objectContaining({ elapsedMs: 20_300 }), expect.anything()))
    now.mockRestore()
  })

  it('EnquiryForm opens the thank-you page on success, and stores the car (ENQ-04, ENQ-05)', async () => {
    const { host, storage } = hostWith(() => Promise.resolve({ ok: true, leadId: 'lead-1' }))
    show(host)
    send()
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/success'))
    expect(JSON.parse(storage.read(lastEnquiryKey) ?? '')).toMatchObject({ leadId: 'lead-1', car: { slug: 'kia-1' } })
    expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(true)
  })

  it('EnquiryForm stores the request and its location for the thank-you page (ENQ-05)', async () => {
    const recipient = { locationId: 'location-2', dealershipSlug: 'harbour' }
    const { host, storage } = hostWith(() => Promise.resolve({ ok: true, leadId: 'lead-1', recipient, about: 'Toyota Corolla' }))
    const context = {
      config: buildConfig({ forms: { showTerms: false } }),
      site: buildSiteData(),
      car: null,
      now: '2026-11-19T23:00:00.000Z',
    }
    renderHosted(
      <EnquiryForm form="testDrive" fields={formFields('testDrive', context)} notes={notes} submitLabel="Request Test Drive" car={null} />,
      host,
    )
    send()
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/success'))
    expect(JSON.parse(storage.read(lastEnquiryKey) ?? '')).toMatchObject({ form: 'testDrive', about: 'Toyota Corolla', ...recipient })
    deleteEnteredValues('testDrive ')
  })

  it('EnquiryForm reports only a stored lead to analytics (ENQ-22, ENQ-23)', async () => {
    const event = { id: 15, params: { vehicleMake: 'Kia' } }
    const { host } = hostWith(vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce({ ok: true, leadId: 'lead-1', event }))
    const track = vi.spyOn(host, 'track')
    show(host)
    send()
    await screen.findByRole('alert')
    expect(track).not.toHaveBeenCalled()
    send()
    await waitFor(() =>
      expect(track).toHaveBeenCalledExactlyOnceWith({ name: 'lead', id: 15, params: { form: 'general', vehicleMake: 'Kia' } }),
    )
  })

  it('EnquiryForm opens the thank-you page when analytics fail, with only a warning (ERR-14)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { host } = hostWith(() => Promise.resolve({ ok: true, leadId: 'lead-1', event: { id: 22, params: {} } }))
    vi.spyOn(host, 'track').mockImplementation(() => {
      throw new Error('blocked')
    })
    show(host)
    send()
    await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/success'))
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('EnquiryForm lists the errors with links to the fields, and moves the focus there (ERR-10)', async () => {
    const { host } = hostWith(() => Promise.resolve(refused))
    show(host)
    send()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Please fix the following errors:')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    fireEvent.click(screen.getByRole('link', { name: 'Please enter your first name.' }))
    expect(document.activeElement).toBe(screen.getByLabelText('First Name'))
    expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(false)
  })

  it('EnquiryForm connects each error with its field', async () => {
    const { host } = hostWith(() => Promise.resolve(refused))
    show(host)
    send()
    await screen.findByRole('alert')
    const email = screen.getByLabelText('Email')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please enter a valid email address.')
    expect(screen.getByLabelText('Last Name').getAttribute('aria-invalid')).toBeNull()
  })

  it('EnquiryForm removes the error of a field that the shopper changes, and keeps the others', async () => {
    const { host } = hostWith(() => Promise.resolve(refused))
    show(host)
    send()
    await screen.findByRole('alert')
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'jo@person.example' } })
    const invalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid')
    expect([invalid('Email'), invalid('First Name')]).toEqual([null, 'true'])
    send()
    await waitFor(() => expect(invalid('Email')).toBe('true'))
  })

  it('EnquiryForm keeps the entered values when sending fails, and shows an error (ENQ-07, ERR-03, ERR-11)', async () => {
    const { host } = hostWith(() => Promise.reject(new Error('offline')))
    show(host)
    fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Ana' } })
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('An error occurred when submitting this form')
    expect((screen.getByLabelText('First Name') as HTMLInputElement).value).toBe('Ana')
  })

  it('EnquiryForm keeps the entered values when it is opened again, the shopper’s name in another form, and nothing after it was sent (ENQ-07)', async () => {
    const { host } = hostWith(() => Promise.resolve({ ok: true, leadId: 'lead-1' }))
    const form = (kind: 'general' | 'feedback') =>
      hosted(
        <EnquiryForm
          form={kind}
          fields={fields}
          notes={notes}
          submitLabel="Message Now"
          car={{ slug: 'kia-1', name: '2024 Kia Cerato' }}
        />,
        host,
      )
    const entered = () => ({
      name: screen.getByLabelText<HTMLInputElement>('First Name').value,
      comments: screen.getByLabelText<HTMLTextAreaElement>(/^Comments/).value,
      agreed: screen.getByLabelText<HTMLInputElement>(/^I agree/).checked,
    })
    const first = render(form('general'))
    fireEvent.change(screen.getByLabelText('First Name'), { target: { value: 'Mere' } })
    fireEvent.change(screen.getByLabelText(/^Comments/), { target: { value: 'Is it still there?' } })
    fireEvent.click(screen.getByLabelText(/^I agree/))
    first.unmount()
    const second = render(form('feedback'))
    expect(entered()).toEqual({ name: 'Mere', comments: '', agreed: false })
    second.unmount()
    render(form('general'))
    expect(entered()).toEqual({ name: 'Mere', comments: 'Is it still there?', agreed: true })
    send()
    await waitFor(() => expect(host.navigate).toHaveBeenCalled())
    cleanup()
    render(form('general'))
    expect(entered()).toEqual({ name: 'Mere', comments: '', agreed: false })
  })

  it('EnquiryForm can be sent again when the browser goes back to it', async () => {
    const { host } = hostWith(() => Promise.resolve({ ok: true, leadId: 'lead-1' }))
    show(host)
    send()
    await waitFor(() => expect(host.navigate).toHaveBeenCalled())
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Message Now' }).disabled).toBe(false)
  })

  it('EnquiryForm shows the server’s message', async () => {
    const { host } = hostWith(() => Promise.resolve({ ok: false, message: 'This car was sold this morning.', fields: {} }))
    show(host)
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('This car was sold this morning.')
  })

  it('EnquiryForm shows a general error when the server has no message (ERR-02)', async () => {
    const { host } = hostWith(() => Promise.resolve({ ok: false, message: '', fields: {} }))
    show(host)
    send()
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occured.')
  })

  it('EnquiryForm sends the same key again for the same form, so that a retry stores no second lead', async () => {
    const { host } = hostWith(() => Promise.reject(new Error('offline')))
    show(host)
    send()
    await screen.findByRole('alert')
    send()
    await waitFor(() => expect(host.submitLead).toHaveBeenCalledTimes(2))
    const [first, second] = vi.mocked(host.submitLead).mock.calls
    expect(first?.[1]).toMatch(/^[0-9a-f]{32}$/)
    expect(second?.[1]).toBe(first?.[1])
  })

  it('EnquiryForm sends checkboxes as true or false, the car, and the trap field', async () => {
    const { host } = hostWith(() => Promise.resolve(refused))
    show(host)
    fireEvent.click(screen.getByLabelText('I agree to the terms of use'))
    fireEvent.change(screen.getByLabelText('Leave this empty'), { target: { value: 'spam' } })
    send()
    await screen.findByRole('alert')
    expect(vi.mocked(host.submitLead).mock.calls[0]?.[0]).toMatchObject({
      form: 'general',
      termsAgreed: true,
      optIn: true,
      optInPreticked: true,
      carSlug: 'kia-1',
      website: 'spam',
      category: 'General Enquiry',
    })
  })

  it('EnquiryForm posts without scripts: the form contains method, action and everything the server needs', () => {
    const { host } = hostWith(() => Promise.resolve(refused))
    const { container } = show(host)
    const form = container.querySelector('form') as HTMLFormElement
    expect(form.method).toBe('post')
    expect(form.getAttribute('action')).toBe('/api/leads')
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      form: 'general',
      redirect: '/success',
      carSlug: 'kia-1',
      optIn: 'true',
      optInPreticked: 'true',
    })
  })

  it('EnquiryForm lets a shopper without scripts enter the subject, which replaces the form’s own', () => {
    const { host } = hostWith(() => Promise.resolve(refused))
    const { container } = renderHosted(
      <EnquiryForm
        notes={notes}
        form="vehicle"
        fields={fields}
        submitLabel="Enquire Now"
        car={null}
        plainChoices={[
          { form: 'vehicle', label: 'Enquiry' },
          { form: 'reserve', label: 'Reserve Car Now' },
        ]}
      />,
      host,
    )
    fireEvent.change(screen.getByLabelText('What’s your enquiry about?'), { target: { value: 'reserve' } })
    expect(new FormData(container.querySelector('form') as HTMLFormElement).get('form')).toBe('reserve')
  })
})

describe('remembered contact details in a form (ENT-22)', () => {
  const profile = { name: 'Ana', lastName: 'Reid', email: 'ana@shopper.example', phone: '0491 570 156', postcode: '2300' }
  const stored = { [profileStore.key]: JSON.stringify({ version: profileStore.version, value: profile }) }
  const entered = (label: string) => (screen.getByLabelText(label, { exact: false }) as HTMLInputElement).value

  it('remembered contact details in a form are filled in for a shopper who sent a form before, and nothing else is', () => {
    const { host } = hostWith(() => Promise.resolve(refused), stored)
    show(host)
    expect(['First Name', 'Last Name', 'Email', 'Mobile', 'Postcode'].map(entered)).toEqual(Object.values(profile))
    expect(entered('Comments')).toBe('')
    expect(entered('Leave this empty')).toBe('')
  })

  it('remembered contact details in a form are one name and one way to reply in a short form (VDP-07)', () => {
    const { host } = hostWith(() => Promise.resolve(refused), stored)
    renderHosted(
      <EnquiryForm
        notes={notes}
        form="chat"
        fields={formFields('chat', { config: buildConfig(), site: buildSiteData(), car: null, now: '2026-11-19T23:00:00.000Z' })}
        submitLabel="Send Message"
        car={null}
      />,
      host,
    )
    expect(['Name', 'Mobile or email'].map(entered)).toEqual(['Ana Reid', 'ana@shopper.example'])
  })

  it('remembered contact details in a form are stored once a form was sent, and not before', async () => {
    const { host } = hostWith(vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce({ ok: true, leadId: 'lead-1' }))
    show(host)
    for (const [label, value] of [
      ['First Name', 'Bo'],
      ['Last Name', 'Ng'],
      ['Email', 'bo@shopper.example'],
      ['Mobile', '0491 570 157'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    send()
    await screen.findByRole('alert')
    expect(readStored(host, profileStore)).toEqual(profileStore.empty)
    send()
    await waitFor(() => expect(host.navigate).toHaveBeenCalled())
    expect(readStored(host, profileStore)).toEqual({
      name: 'Bo',
      lastName: 'Ng',
      email: 'bo@shopper.example',
      phone: '0491 570 157',
      postcode: '',
    })
  })

  it('remembered contact details in a form ignore invalid data in the browser', () => {
    const { host } = hostWith(() => Promise.resolve(refused), { [profileStore.key]: '{"version":1,"value":{"name":{"a":1},"email":7}}' })
    show(host)
    expect(entered('First Name')).toBe('')
  })

  it('remembered contact details in a form come from the account where the browser has fewer, and are removed for another shopper', async () => {
    const { host } = hostWith(() => Promise.resolve(refused))
    writeStored(host, accountStore, { id: 'ana', phone: '+61491570156', email: 'ana@shopper.example' })
    writeStored(host, profileStore, { ...profileStore.empty, name: 'Ana', email: 'old@shopper.example' })
    show(host)
    const inputNamed = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value
    expect([inputNamed('First Name'), inputNamed('Email'), inputNamed('Mobile')]).toEqual(['Ana', 'old@shopper.example', '+61491570156'])
    fireEvent.click(screen.getByRole('button', { name: 'Not you?' }))
    expect([inputNamed('First Name'), inputNamed('Email'), inputNamed('Mobile')]).toEqual(['', '', ''])
    expect(readStored(host, profileStore)).toEqual(profileStore.empty)
    expect(screen.queryByRole('button', { name: 'Not you?' })).toBeNull()
  })

  describe('forms in steps (ENQ-08, ENQ-09)', () => {
    const steps = [
      { title: 'You', names: ['name', 'lastName', 'email'] },
      { title: 'Your question', names: ['phone', 'postcode', 'category', 'message', 'optIn', 'termsAgreed'] },
    ] as const
    const showSteps = (host: RuntimeHost) =>
      renderHosted(<EnquiryForm form="general" fields={fields} steps={steps} notes={notes} submitLabel="Message Now" car={null} />, host)
    const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    afterEach(() => deleteEnteredValues('general '))

    it('forms in steps show the current step, store each step as it is sent and send the last with all entered values', async () => {
      const { host } = hostWith(() => Promise.resolve({ ok: true, leadId: 'draft-1' }))
      showSteps(host)
      expect(screen.getByRole('group', { name: /^Step 1 of 2: ?You$/ })).toBeTruthy()
      expect(screen.queryByLabelText('Comments')?.closest('[hidden]')).toBeTruthy()
      type('First Name', 'Ana')
      send()
      await waitFor(() => expect(document.activeElement?.textContent).toBe('Step 2 of 2: Your question'))
      expect(host.submitLead).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Ana', isLastStep: false, step: 1 }),
        expect.any(String),
      )
      fireEvent.click(screen.getByRole('button', { name: 'Back' }))
      expect((screen.getByLabelText('First Name') as HTMLInputElement).value).toBe('Ana')
      send()
      await screen.findByRole('group', { name: /^Step 2 of 2: ?Your question$/ })
      send()
      await waitFor(() => expect(host.navigate).toHaveBeenCalledWith('/success'))
      expect(host.submitLead).toHaveBeenLastCalledWith(
        expect.objectContaining({ name: 'Ana', isLastStep: true, step: 2, leadId: 'draft-1' }),
        expect.any(String),
      )
    })

    it('forms in steps go back to the step with the error', async () => {
      const stored: LeadReceipt = { ok: true, leadId: 'draft-1' }
      const { host } = hostWith(vi.fn().mockResolvedValueOnce(stored).mockResolvedValueOnce(refused))
      showSteps(host)
      send()
      await screen.findByRole('group', { name: /^Step 2 of 2: ?Your question$/ })
      send()
      await screen.findByRole('alert')
      expect(screen.getByRole('group', { name: /^Step 1 of 2: ?You$/ })).toBeTruthy()
    })
  })
})
