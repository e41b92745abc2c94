import { usePictureOrigin } from '../host/RuntimeHostProvider.client'
import { smallestSource } from './pictureSource'

export interface MakeLogoProps {
  /** Key in the media library. */
  readonly logoKey: string
  /** Width and height in pixels. */
  readonly size: number
}

/** A make's logo beside its name (SRC-08). A make without one is shown by its name only. */
export const MakeLogo = ({ logoKey, size }: MakeLogoProps) => (
  <img
    src={smallestSource(logoKey, usePictureOrigin())}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    decoding="async"
    className="shrink-0 object-contain"
  />
)
