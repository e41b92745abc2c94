import { describe, expect, test } from 'vitest'
import type { Viewport } from '../../session/createEditorView'
import { frameSize } from './frameSize'

const viewport = (more: Partial<Viewport>): Viewport => ({
  device: 'desktop',
  width: 1000,
  rotated: false,
  zoom: 'fit',
  follows: true,
  ...more,
})

describe('the size of the preview', () => {
  test.each([
    { name: 'a desktop with room', viewport: {}, room: [1600, 900], size: [1440, 900, 1] },
    { name: 'a desktop with half the room', viewport: {}, room: [720, 450], size: [1440, 900, 0.5] },
    { name: 'a desktop at a fixed zoom', viewport: { zoom: 0.5 }, room: [1600, 450], size: [1440, 900, 0.5] },
    { name: 'a phone with room', viewport: { device: 'phone' }, room: [1000, 900], size: [390, 844, 1] },
    { name: 'a phone with half the height', viewport: { device: 'phone' }, room: [1000, 422], size: [390, 844, 0.5] },
    { name: 'a rotated phone', viewport: { device: 'phone', rotated: true }, room: [1000, 900], size: [844, 390, 1] },
    { name: 'a phone within the width of a phone', viewport: { device: 'phone' }, room: [390, 600], size: [390, 600, 1] },
    { name: 'a rotated tablet', viewport: { device: 'tablet', rotated: true }, room: [590 * 2, 820], size: [1180, 820, 1] },
    { name: 'a desktop, which can’t be rotated', viewport: { rotated: true }, room: [1440, 900], size: [1440, 900, 1] },
    { name: 'a custom width', viewport: { device: 'custom', width: 500 }, room: [1000, 900], size: [500, 900, 1] },
    { name: 'a frame without a size yet', viewport: {}, room: [0, 0], size: [1440, 0, 0.1] },
  ] satisfies { name: string; viewport: Partial<Viewport>; room: [number, number]; size: [number, number, number] }[])(
    'frameSize fits $name',
    ({ viewport: more, room: [width, height], size: [w, h, scale] }) =>
      expect(frameSize(viewport(more), { width, height })).toMatchObject({ width: w, height: h, scale }),
  )

  test('the size of the preview says which devices can be rotated', () => {
    const canRotate = (more: Partial<Viewport>, width = 1000) => frameSize(viewport(more), { width, height: 900 }).canRotate
    expect([canRotate({ device: 'phone' }), canRotate({ device: 'tablet' }), canRotate({}), canRotate({ device: 'custom' })]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(canRotate({ device: 'phone' }, 390)).toBe(false)
  })
})
