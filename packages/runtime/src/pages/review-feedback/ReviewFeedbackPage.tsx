import { feedbackView } from '@forecourt/rules/reviews/feedbackView'
import type { PageProps } from '../../PageProps'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'

/** Landing page of the review request email after a visit: thanks, and two ways to leave feedback (REV-03 to REV-06). */
export const ReviewFeedbackPage = ({ config, data }: PageProps<'reviewFeedback'>) => {
  const { heading, text, reviewUrl, surveyHref } = feedbackView(data.requested, config, data.site.dealerships)
  return (
    <section data-tone="background" className="bg-background py-section text-text">
      <Container>
        <div className="mx-auto max-w-2xl text-center">
          <span data-tone="brand" className="mx-auto grid size-16 place-items-center rounded-full bg-background text-text">
            <Icon name="heart" size={28} />
          </span>
          <Heading level={1} size="title" setting="/reviews/feedbackHeading">
            <span className="mt-6 block wrap-anywhere">{heading}</span>
          </Heading>
          <p data-setting="/reviews/feedbackText" className="mt-4 text-lead text-muted text-pretty wrap-anywhere">
            {text}
          </p>
          <div className={`mt-8 grid gap-3 ${reviewUrl ? 'sm:grid-cols-2' : ''}`}>
            {reviewUrl && (
              <ButtonLink href={reviewUrl} size="large" data-setting="/reviews/reviewUrl" rel="noopener nofollow">
                I had a great experience
              </ButtonLink>
            )}
            {surveyHref && (
              <ButtonLink href={surveyHref} size="large" variant="outline">
                I had a bad experience
              </ButtonLink>
            )}
          </div>
          {reviewUrl && surveyHref && (
            <p className="mt-6 text-small text-muted">
              Either way, you’re welcome to{' '}
              <a href={reviewUrl} rel="noopener nofollow" className="text-link underline underline-offset-2">
                write a public review
              </a>
              .
            </p>
          )}
        </div>
      </Container>
    </section>
  )
}
