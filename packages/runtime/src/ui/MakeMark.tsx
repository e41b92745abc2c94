import { MediaImage } from './MediaImage'

/** A make's initials in a ring: no likeness of any maker's badge (SRC-08). */
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
  /** A key of the media library. */
  readonly logoKey: string | undefined
}

/** A make by its logo, or, where none is kept, by its initials (SRC-08). Its name stands beside it. */
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
