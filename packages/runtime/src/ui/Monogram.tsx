/** A make's initials in a ring: no likeness of any maker's badge (SRC-08). */
export const Monogram = ({ letters }: { readonly letters: string }) => (
  <span
    aria-hidden="true"
    className="heading grid size-10 place-items-center rounded-full bg-raised text-small leading-none font-semibold text-text"
  >
    {letters}
  </span>
)
