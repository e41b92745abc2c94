/** @jsxRuntime automatic -- documents are also made from source, where no tsconfig says so */
import { Path, Svg } from '@react-pdf/renderer'
import { qrOutline } from './qrOutline'

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
