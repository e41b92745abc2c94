import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Picture } from '../../ui/Picture'

type OpeningForm = ResolvedConfig['theme']['pageOpening']

interface PageOpeningProps {
  readonly form: OpeningForm
  /** Key of the picture. */
  readonly picture: string
  /** Config pointer of the page. */
  readonly setting: string
  /** The page's heading and its config pointer; null if a block has it, so that the picture is alone. */
  readonly heading: { readonly text: string; readonly setting: string } | null
}

interface FormProps {
  readonly title: ReactNode
  /** The picture: `sizes` as in HTML, and classes of its frame. */
  readonly picture: (sizes: string, className?: string) => ReactNode
}

const fullWidth = '(width >= 64rem) 100vw, 150vw'
const pageWidth = '(width >= 64rem) 80rem, 150vw'

const OverPicture = ({ title, picture }: FormProps) => (
  <div data-tone="dark" data-opening="over" className="page-opening bg-background text-text">
    {picture(fullWidth)}
    <Container className="relative pb-block max-lg:pt-block">
      <div className="lg:max-w-[50%]">{title}</div>
    </Container>
  </div>
)

const BesidePicture = ({ title, picture }: FormProps) => (
  <div data-tone="brand" data-opening="beside" className="page-opening bg-background text-text">
    {picture('(width >= 64rem) 75vw, 150vw')}
    <Container className="relative py-block">
      <div className="lg:max-w-[42%]">{title}</div>
    </Container>
  </div>
)

const FramedPicture = ({ title, picture }: FormProps) => (
  <Container className="pt-section">
    {title}
    {picture(pageWidth, 'mt-block rounded-card')}
  </Container>
)

/** The heading is on a band in the brand colour, which ends behind the picture. */
const RaisedPicture = ({ title, picture }: FormProps) => (
  <div data-opening="raised" className="page-opening">
    <div data-tone="brand" className="page-opening-band bg-background pt-section text-text">
      <Container className="[text-align:var(--band-text)]">{title}</Container>
    </div>
    <Container>{picture(pageWidth, 'rounded-card')}</Container>
  </div>
)

const SplitPicture = ({ title, picture }: FormProps) => (
  <Container className="pt-block">
    <div data-opening="split" className="page-opening grid items-center gap-x-14 gap-y-block lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      {title}
      {picture('(width >= 64rem) 58rem, 150vw', 'rounded-card')}
    </div>
  </Container>
)

const CardOnPicture = ({ title, picture }: FormProps) => (
  <div data-opening="card" className="page-opening">
    {picture(fullWidth)}
    <Container className="relative">
      <div className="page-opening-card border-t-4 border-brand bg-background text-text shadow-lifted ring-1 ring-line">{title}</div>
    </Container>
  </div>
)

/** Without the form that leaves the heading in its block. */
const forms: { readonly [Form in Exclude<OpeningForm, 'below'>]: (props: FormProps) => ReactNode } = {
  over: OverPicture,
  beside: BesidePicture,
  framed: FramedPicture,
  raised: RaisedPicture,
  split: SplitPicture,
  card: CardOnPicture,
}

/** The picture at the top of a content page, with the page's heading in the form that the site sets (CNT-07, CFG-12). */
export const PageOpening = ({ form, picture, setting, heading }: PageOpeningProps) => {
  const framed = (sizes: string, className = '') => (
    <div data-setting={`${setting}/image`} className={`page-opening-picture print:hidden ${className}`}>
      <Picture source={picture} alt="" sizes={sizes} fill priority className="page-picture" />
    </div>
  )
  if (!heading || form === 'below') return framed(fullWidth)
  const Form = forms[form]
  return (
    <Form
      picture={framed}
      title={
        <Heading level={1} size="title" setting={heading.setting}>
          {heading.text}
        </Heading>
      }
    />
  )
}
