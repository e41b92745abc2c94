import type { AnyRecord } from '../client/recordApi'
import { accessoryView } from './catalogue/accessoryView'
import { manufacturerView } from './catalogue/manufacturerView'
import { modelView } from './catalogue/modelView'
import { customerView } from './customers/customerView'
import { chargeView } from './finance/chargeView'
import { lenderView } from './finance/lenderView'
import { templateView } from './inbox/templateView'
import { dealershipView } from './locations/dealershipView'
import { offerView } from './offers/offerView'
import { postView } from './posts/postView'
import type { RecordView } from './records/RecordView'
import { reviewSourceView } from './reviews/reviewSourceView'
import { reviewView } from './reviews/reviewView'

/** Views of all record types of the console. */
export const recordViews = [
  offerView,
  postView,
  reviewView,
  reviewSourceView,
  lenderView,
  chargeView,
  dealershipView,
  manufacturerView,
  modelView,
  accessoryView,
  templateView,
  customerView,
] as unknown as readonly RecordView<AnyRecord>[]
