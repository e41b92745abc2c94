import type { Popup } from '@forecourt/rules/pages/popups/Popup'
import { ButtonLink } from '../../ui/Button'
import { Picture } from '../../ui/Picture'

interface Props {
  readonly popup: Popup
  /** Somebody follows its picture or its button. */
  readonly onFollow: () => void
}

/** What a popup says: its picture, which leads where its button does, and its words (ENT-25). */
export const PopupBody = ({ popup: { src, title, description, linkTo, buttonText }, onFollow }: Props) => {
  const picture = src && (
    <Picture source={src} alt={linkTo ? buttonText || title : ''} sizes="(width >= 40rem) 600px, 100vw" ratio={[16, 9]} />
  )
  return (
    <>
      {picture && (
        <div className="-mx-5 -mt-5 mb-5">
          {linkTo ? (
            <a href={linkTo} onClick={onFollow} className="block">
              {picture}
            </a>
          ) : (
            picture
          )}
        </div>
      )}
      {description && <p className="whitespace-pre-line text-lead text-pretty wrap-anywhere">{description}</p>}
      {linkTo && (
        <ButtonLink href={linkTo} onClick={onFollow} className="mt-5 max-sm:w-full">
          {buttonText || title}
        </ButtonLink>
      )}
    </>
  )
}
