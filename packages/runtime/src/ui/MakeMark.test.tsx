import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MakeMark } from './MakeMark'

it('A make stands by its logo, without words of its own: the name is beside it (SRC-08).', () => {
  const html = renderToStaticMarkup(<MakeMark letters="Ki" logoKey="makes/kia.svg" />)
  expect(html).toContain('src="/media/makes/kia.svg?w=960"')
  expect(html).toContain('alt=""')
})

it('A make without a logo stands by its initials (SRC-08).', () => {
  expect(renderToStaticMarkup(<MakeMark letters="Ki" logoKey={undefined} />)).toMatch(/>Ki</i)
})
