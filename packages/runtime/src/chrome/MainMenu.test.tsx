// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MainMenu, type MainMenuProps } from './MainMenu'
import { closeMenusEvent } from './menuBehaviour'

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

const draw = (props: Partial<MainMenuProps> = {}) =>
  render(
    <header>
      <MainMenu entries={entries} openOn="click" showCaret offset={4} {...props} />
    </header>,
  )

/** Renders a menu and loads its code by hovering. */
const show = async (props: Partial<MainMenuProps> = {}) => {
  const drawn = draw(props)
  fireEvent.pointerOver(screen.getByRole('navigation', { name: 'Main' }), { pointerType: 'mouse' })
  await vi.dynamicImportSettled()
  return drawn
}

const top = (name: string) => screen.getAllByRole('link', { name })[0] as HTMLElement
const isOpen = (name: string) => top(name).getAttribute('aria-expanded') === 'true'
const header = () => document.querySelector('header') as HTMLElement
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

describe('MainMenu', () => {
  it('MainMenu opens and closes a dropdown by press, and marks the header while it is open (NAV-01, NAV-03)', async () => {
    await show()
    fireEvent.click(top('Service'))
    expect(isOpen('Service')).toBe(true)
    expect(header().hasAttribute('data-open')).toBe(true)
    fireEvent.click(top('Service'))
    expect(isOpen('Service')).toBe(false)
    expect(header().hasAttribute('data-open')).toBe(false)
  })

  it.each([
    { name: 'the right edge', left: 883, right: 1363, moved: 'translateX(-91px)' },
    { name: 'the left edge', left: -338, right: 142, moved: 'translateX(346px)' },
    { name: 'neither edge', left: 40, right: 520, moved: '' },
  ])('MainMenu moves a dropdown that overflows $name into view (NAV-03)', async ({ left, right, moved }) => {
    await show()
    const dropdown = document.querySelector<HTMLElement>('[data-dropdown="about"]')
    if (!dropdown) throw new Error('No dropdown.')
    const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
    dropdown.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 300)
    fireEvent.click(top('About'))
    expect(dropdown.style.transform).toBe(moved)
    width.mockRestore()
  })

  it('MainMenu replays early input once its code has loaded, and loses none (NAV-01)', async () => {
    draw()
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    fireEvent(top('Service'), press)
    expect(press.defaultPrevented).toBe(true)
    await vi.dynamicImportSettled()
    expect(isOpen('Service')).toBe(true)
  })

  it('MainMenu opens on mouse hover only where the site enables it (NAV-01, NAV-05)', async () => {
    const { unmount } = await show({ openOn: 'hover' })
    fireEvent.pointerEnter(top('Service').closest('li') as HTMLElement, { pointerType: 'mouse' })
    expect(isOpen('Service')).toBe(true)
    fireEvent.pointerLeave(top('Service').closest('li') as HTMLElement, { pointerType: 'mouse' })
    expect(isOpen('Service')).toBe(false)
    unmount()
    await show({ openOn: 'click' })
    fireEvent.pointerEnter(top('Service').closest('li') as HTMLElement, { pointerType: 'mouse' })
    expect(isOpen('Service')).toBe(false)
  })

  it('MainMenu closes on the event that closes menus (NAV-02)', async () => {
    await show()
    fireEvent.click(top('Service'))
    fireEvent(header(), new Event(closeMenusEvent))
    expect(isOpen('Service')).toBe(false)
  })

  it('MainMenu closes on a press outside and when the focus leaves it', async () => {
    await show()
    fireEvent.click(top('Service'))
    fireEvent.pointerDown(document.body)
    expect(isOpen('Service')).toBe(false)
    fireEvent.click(top('Service'))
    fireEvent.focusIn(document.body)
    expect(isOpen('Service')).toBe(false)
  })

  it('MainMenu closes when an item is chosen (NAV-05)', async () => {
    await show()
    fireEvent.click(top('Service'))
    fireEvent.click(screen.getByText('Recalls'))
    expect(isOpen('Service')).toBe(false)
  })

  it('MainMenu moves the focus along the bar with arrow keys, Home and End', async () => {
    await show()
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

  it('MainMenu moves the focus into a dropdown with the down arrow, through it, and back with Escape', async () => {
    await show()
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

  it('MainMenu opens with the space bar and closes with Escape from the bar', async () => {
    await show()
    fireEvent.keyDown(top('About'), { key: ' ' })
    expect(isOpen('About')).toBe(true)
    fireEvent.keyDown(top('About'), { key: 'Escape' })
    expect(isOpen('About')).toBe(false)
  })

  it('MainMenu shows carets and the offset that the site sets (NAV-05)', async () => {
    const { container } = await show({ showCaret: false, offset: 8 })
    expect(container.querySelector('svg')).toBeNull()
    expect(container.querySelector<HTMLElement>('[data-dropdown]')?.style.paddingTop).toBe('8px')
  })

  it('MainMenu shows the first category of a menu of stock, and another on a press until it is opened again (NAV-18)', async () => {
    const groups = [
      { label: 'Hatch & sedans', links: [{ id: 'corolla', label: 'Corolla', href: '/search/toyota/corolla' }] },
      { label: 'Utes & Vans', links: [{ id: 'hilux', label: 'HiLux', href: '/search/toyota/hilux' }] },
    ]
    await show({ entries: [{ id: 'new', label: 'New', href: '/new', children: [{ id: 'new', label: 'All new', href: '/new' }], groups }] })
    const button = screen.getByRole('button', { name: 'Utes & Vans' })
    fireEvent.click(top('New'))
    expect(screen.getByText('HiLux').closest('[hidden]')).not.toBeNull()
    fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('HiLux').closest('[hidden]')).toBeNull()
    expect(screen.getByText('Corolla').closest('[hidden]')).not.toBeNull()
    fireEvent.click(top('New'))
    fireEvent.click(top('New'))
    expect(screen.getByText('Corolla').closest('[hidden]')).toBeNull()
  })
})
