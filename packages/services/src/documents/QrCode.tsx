/** @jsxRuntime automatic */
import { Path, Svg } from '@react-pdf/renderer'
import { encode } from 'uqr'

/** The dark squares of a code as one outline, a square to a unit, with the quiet border a camera needs. */
export const qrOutline = (text: string): { readonly size: number; readonly path: string } => {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}

/** A code that leads a phone to an address; `side` in points. */
export const QrCode = ({ text, side }: { readonly text: string; readonly side: number }) => {
  const { size, path } = qrOutline(text)
  return (
    <Svg width={side} height={side} viewBox={`0 0 ${size} ${size}`}>
      <Path d={`M0 0h${size}v${size}h-${size}z`} fill="#ffffff" />
      <Path d={path} fill="#000000" />
    </Svg>
  )
}
