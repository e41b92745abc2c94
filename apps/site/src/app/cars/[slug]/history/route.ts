import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { historyReport } from '../../../../cars/historyReport'
import { env } from '../../../../env'
import { messageHtml, messagePolicy } from '../../../../http/messageHtml'
import { database } from '../../../../sites/database'
import { requestedSite } from '../../../../sites/requestedSite'

/** Shoppers follow a link here, so the response is a page. */
function missing(): Response {
  return new Response(messageHtml('No report here', 'There’s no history report for this car. Ask us and we’ll send you what we have.'), {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': messagePolicy },
  })
}

/** History report of a car (VDP-09). */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const live = await requestedSite(request)
  const { slug } = await params
  const car = live && slug.length <= 200 ? await carBySlug(database(), live.published, slug) : null
  return (car && (await historyReport(car, fileStorage(env().MEDIA_DIR)))) ?? missing()
}
