import { usePictureOrigin } from '../host/RuntimeHostProvider.client'
import { smallestSource } from './pictureSource'

export interface MakeLogoProps {
  /** Key in the media library. */
  readonly logoKey: string
  /** Width and height in pixels. */
  readonly size: number
}

/** A make's logo beside its name. */
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

/** A make's initials in a circle, without resemblance to its badge (SRC-08). */
const Monogram = ({ letters }: { readonly letters: string }) => (
  <span
    aria-hidden="true"
    className="heading grid size-10 place-items-center rounded-full bg-raised text-small leading-none font-semibold text-text"
  >
    {letters}
  </span>
)

export interface MakeMarkProps {
  /** Its initials. */
  readonly letters: string
  /** Key in the media library. */
  readonly logoKey: string | undefined
}

/** A make's logo, or its initials if there is none (SRC-08). Use it beside the name. */
export const MakeMark = ({ letters, logoKey }: MakeMarkProps) =>
  logoKey ? <MakeLogo logoKey={logoKey} size={40} /> : <Monogram letters={letters} />
