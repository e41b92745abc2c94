import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Picture } from '../../ui/Picture'

interface PageOpeningProps {
  readonly form: ResolvedConfig['theme']['pageOpening']
  /** Key of the picture. */
  readonly picture: string
  /** Config pointer of the page. */
  readonly setting: string
  /** The page's heading and its config pointer; null if a block has it, so that the picture is alone. */
  readonly heading: { readonly text: string; readonly setting: string } | null
}

/** The picture at the top of a content page, with the page's heading on it, beside it or above it (CNT-07). */
export const PageOpening = ({ form, picture, setting, heading }: PageOpeningProps) => {
  const image = (sizes: string) => <Picture source={picture} alt="" sizes={sizes} fill priority className="page-picture" />
  const shown = {
    'data-setting': `${setting}/image`,
    className: 'page-opening-picture print:hidden',
  }
  if (!heading) return <div {...shown}>{image('(width >= 64rem) 100vw, 150vw')}</div>
  const title = (
    <Heading level={1} size="title" setting={heading.setting}>
      {heading.text}
    </Heading>
  )
  switch (form) {
    case 'over':
      return (
        <div data-tone="dark" data-opening="over" className="page-opening bg-background text-text">
          <div {...shown}>{image('(width >= 64rem) 100vw, 150vw')}</div>
          <Container className="relative pb-block">
            <div className="lg:max-w-[50%]">{title}</div>
          </Container>
        </div>
      )
    case 'beside':
      return (
        <div data-tone="brand" data-opening="beside" className="page-opening bg-background text-text">
          <div {...shown}>{image('(width >= 64rem) 75vw, 150vw')}</div>
          <Container className="relative py-block">
            <div className="lg:max-w-[42%]">{title}</div>
          </Container>
        </div>
      )
    default:
      return (
        <Container className="pt-section">
          {title}
          <div {...shown} className={`${shown.className} mt-block rounded-card`}>
            {image('(width >= 64rem) 80rem, 150vw')}
          </div>
        </Container>
      )
  }
}
