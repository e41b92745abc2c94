// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeMenusEvent, MainMenu, type MainMenuProps } from './MainMenu.client'

const entries = [
  { id: 'cars', label: 'Cars', href: '/search', children: [] },
  {
    id: 'service',
    label: 'Service',
    href: '/service',
    children: [
      { id: 'service', label: 'Service', href: '/service' },
      { id: 'book', label: 'Book a service', href: '/book' },
      { id: 'recalls', label: 'Recalls', href: '/recalls' },
    ],
  },
  { id: 'about', label: 'About', href: '/about-us', children: [{ id: 'people', label: 'People', href: '/people' }] },
]

const show = (props: Partial<MainMenuProps> = {}) =>
  render(
    <header>
      <MainMenu entries={entries} openOn="click" showCaret offset={4} {...props} />
    </header>,
  )

const top = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement
const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true'
const header = () => document.querySelector('header') as HTMLElement
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

afterEach(cleanup)

describe('MainMenu', () => {
  it('opens and closes a dropdown by press, and marks the header meanwhile (NAV-01, NAV-03)', () => {
    show()
    fireEvent.click(top('Service'))
    expect(isOpen('Service')).toBe(true)
    expect(header().hasAttribute('data-open')).toBe(true)
    fireEvent.click(top('Service'))
    expect(isOpen('Service')).toBe(false)
    expect(header().hasAttribute('data-open')).toBe(false)
  })

  it('opens on hover of a mouse only where the site says so (NAV-01, NAV-05)', () => {
    const { unmount } = show({ openOn: 'hover' })
    fireEvent.pointerEnter(top('Service').closest('li') as HTMLElement, { pointerType: 'mouse' })
    expect(isOpen('Service')).toBe(true)
    fireEvent.pointerLeave(top('Service').closest('li') as HTMLElement, { pointerType: 'mouse' })
    expect(isOpen('Service')).toBe(false)
    unmount()
    show({ openOn: 'click' })
    fireEvent.pointerEnter(top('Service').closest('li') as HTMLElement, { pointerType: 'mouse' })
    expect(isOpen('Service')).toBe(false)
  })

  it('can be forced closed (NAV-02)', () => {
    show()
    fireEvent.click(top('Service'))
    fireEvent(header(), new Event(closeMenusEvent))
    expect(isOpen('Service')).toBe(false)
  })

  it('closes on a press elsewhere and when the focus goes elsewhere', () => {
    show()
    fireEvent.click(top('Service'))
    fireEvent.pointerDown(document.body)
    expect(isOpen('Service')).toBe(false)
    fireEvent.click(top('Service'))
    fireEvent.focusIn(document.body)
    expect(isOpen('Service')).toBe(false)
  })

  it('closes on choosing an item (NAV-05)', () => {
    show()
    fireEvent.click(top('Service'))
    fireEvent.click(screen.getByText('Recalls'))
    expect(isOpen('Service')).toBe(false)
  })

  it('walks along the bar with arrows, Home and End', () => {
    show()
    top('Cars').focus()
    fireEvent.keyDown(top('Cars'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(top('Service'))
    fireEvent.keyDown(top('Service'), { key: 'End' })
    expect(document.activeElement).toBe(top('About'))
    fireEvent.keyDown(top('About'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(top('Cars'))
    fireEvent.keyDown(top('Cars'), { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(top('About'))
    fireEvent.keyDown(top('About'), { key: 'Home' })
    expect(document.activeElement).toBe(top('Cars'))
  })

  it('goes into a dropdown with the down arrow, through it, and out with Escape', async () => {
    show()
    top('Service').focus()
    fireEvent.keyDown(top('Service'), { key: 'ArrowDown' })
    await frame()
    expect(isOpen('Service')).toBe(true)
    expect(document.activeElement?.getAttribute('href')).toBe('/service')
    fireEvent.keyDown(document.activeElement as Element, { key: 'End' })
    expect(document.activeElement?.textContent).toBe('Recalls')
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('Service')
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(isOpen('Service')).toBe(false)
    expect(document.activeElement).toBe(top('Service'))
  })

  it('opens with the space bar and closes with Escape on the bar', () => {
    show()
    fireEvent.keyDown(top('About'), { key: ' ' })
    expect(isOpen('About')).toBe(true)
    fireEvent.keyDown(top('About'), { key: 'Escape' })
    expect(isOpen('About')).toBe(false)
  })

  it('shows carets and the offset as the site says (NAV-05)', () => {
    const { container } = show({ showCaret: false, offset: 8 })
    expect(container.querySelector('svg')).toBeNull()
    expect(container.querySelector<HTMLElement>('[data-dropdown]')?.style.paddingTop).toBe('8px')
  })
})
