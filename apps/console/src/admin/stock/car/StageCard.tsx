import { type CarStage, permittedMoves } from '@forecourt/rules/stock/carStage'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button, Card, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { invalidateResources } from '../../../client/invalidateResources'
import type { CarDetail } from '../../../client/Records'
import { useUndoNotice } from '../../../parts/useUndoNotice'
import { ReserveDialog } from '../../reservations/ReserveDialog'
import { ReservedFor } from '../../reservations/ReservedFor'
import { useMay } from '../../useMay'
import { stageTexts } from './stageTexts'

interface Props {
  readonly car: CarDetail
  readonly isLocked: boolean
  /** URL of the printable window card; null if there is none. */
  readonly windowCard: string | null
}

const stageSentence = ({ stage, soldAt, daysInStock, isArrivalKnown, reserved }: CarDetail): string => {
  const count = `${daysInStock} ${daysInStock === 1 ? 'day' : 'days'}`
  // “At least 0 days” says nothing.
  const isNew = !isArrivalKnown && daysInStock === 0
  const days = isArrivalKnown ? count : isNew ? 'less than a day in the list' : `at least ${count}`
  if (stage === 'draft') return 'Customers can’t see it. Put it in stock when it is ready.'
  if (stage === 'sold')
    return `Sold ${soldAt ? `on ${new Date(soldAt).toLocaleDateString('en-AU', { day: 'numeric', month: 'long' })} ` : ''}after ${days}.`
  if (stage === 'withdrawn') return 'Customers see that it is sold, with similar cars.'
  if (isNew) return `New in the list${reserved ? ', reserved' : ''}.`
  return `${isArrivalKnown ? days : `At least ${count}`} ${stage === 'coming_soon' || stage === 'preorder' ? 'in the stock list, not in the yard yet' : 'in the yard'}${reserved ? ', reserved' : ''}.`
}

/** The most frequent next stage. */
const usualNextStage: { readonly [Stage in CarStage]?: CarStage } = {
  draft: 'in_stock',
  coming_soon: 'in_stock',
  preorder: 'in_stock',
  in_stock: 'sold',
  reserved: 'sold',
}

/** Stage of a car, with the possible transitions; each can be undone (CAR-05). */
export const StageCard = ({ car, isLocked, windowCard }: Props) => {
  const { id, name, stage, revision } = car
  const mayEdit = useMay()('stock.edit')
  const [isReserving, setReserving] = useState(false)
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const queries = useQueryClient()
  const onError = (error: unknown) => {
    if (callError(error).code === 'CONFLICT') void queries.invalidateQueries(api.stock.getOne.queryFilter({ id }))
    notify(callError(error).message, { type: 'error' })
  }
  const onStageChanged = (changed: CarDetail) => {
    queries.setQueryData(api.stock.getOne.queryKey({ id }), changed)
    void invalidateResources(queries, 'stock')
  }
  const undo = useMutation(
    api.stock.undo.mutationOptions({
      onSuccess: (changed) => {
        onStageChanged(changed)
        notify(`${name} ${stageTexts[changed.stage].is} again.`, { type: 'success' })
      },
      onError,
    }),
  )
  const move = useMutation(
    api.stock.transition.mutationOptions({
      onSuccess: (changed) => {
        onStageChanged(changed)
        const undoMove = () => undo.mutate({ id, expectedRevision: changed.revision })
        const message = `${name} ${stageTexts[changed.stage].is}.`
        if (mayEdit) notifyUndo(message, undoMove)
        else notify(message, { type: 'success' })
      },
      onError,
    }),
  )
  const label = (to: CarStage) => {
    if (stage === 'reserved' && to !== 'sold' && to === car.status) return 'Cancel the reservation'
    return stage === 'sold' && to === 'in_stock' ? 'Back in stock' : stageTexts[to].move
  }
  return (
    <Card component="section" aria-labelledby="car-stage" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h2" id="car-stage">
          Status
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
          {stageSentence(car)}
        </Typography>
        {windowCard !== null && (
          <Button
            color="inherit"
            size="small"
            sx={{ ml: { sm: 'auto' } }}
            startIcon={<PrintIcon />}
            href={windowCard}
            target="_blank"
            rel="noreferrer"
          >
            Print window card
          </Button>
        )}
      </Box>
      {stage === 'reserved' && <ReservedFor carId={id} />}
      {isReserving && (
        <ReserveDialog
          car={car}
          onClose={() => setReserving(false)}
          onChanged={() => void queries.invalidateQueries(api.stock.getOne.queryFilter({ id }))}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isLocked &&
          permittedMoves(car, mayEdit)
            .toSorted((one, other) => Number(other === usualNextStage[stage]) - Number(one === usualNextStage[stage]))
            .map((to) => (
              <Button
                key={to}
                variant={to === usualNextStage[stage] ? 'contained' : 'outlined'}
                color={to === usualNextStage[stage] ? 'primary' : 'inherit'}
                disabled={move.isPending || undo.isPending}
                onClick={() => (to === 'reserved' ? setReserving(true) : move.mutate({ id, to, expectedRevision: revision }))}
              >
                {label(to)}
              </Button>
            ))}
      </Box>
    </Card>
  )
}
