import { MediaImage } from './MediaImage'

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
  logoKey ? (
    <MediaImage
      source={logoKey}
      alt=""
      sizes="40px"
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      className="size-10 object-contain"
    />
  ) : (
    <Monogram letters={letters} />
  )
