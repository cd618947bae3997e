import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { callOnce, refresh } from '../../../../ui/calls.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetFloorPlan, GetFloorPlans, PlaceCode, TakeCodeOff } from '../contract.ts'
import type { PlanCode, PlanPin } from '../model.ts'
import { clampPlace } from '../rules.ts'
import { words } from '../words.ts'

type PlanData = Output<typeof GetFloorPlan>
type Spot = { X: number; Y: number }
/** What is shown before the server has said so: where a code stands, null where it was taken off. */
type Ahead = ReadonlyMap<string, Spot | null>

/** The codes on a plan and beside it, as they are shown, and what moves them. A save that fails puts its code back. */
export const usePins = (gId: string, { Plan: { PlanId, BuildingId }, Pins, Unplaced }: PlanData) => {
  const t = useWords(words)
  const [ahead, setAhead] = useState<Ahead>(new Map())
  const [said, setSaid] = useState('')
  const all: readonly PlanCode[] = [...Pins, ...Unplaced]
  const spots = new Map<string, Spot>(Pins.map(({ QrCodeId, X, Y }) => [QrCodeId, { X, Y }]))
  for (const [id, spot] of ahead) {
    if (spot) spots.set(id, spot)
    else spots.delete(id)
  }
  const pins: PlanPin[] = all.flatMap(code => {
    const spot = spots.get(code.QrCodeId)
    return spot ? [{ ...code, ...spot }] : []
  })
  const show = (id: string, spot: Spot | null) => setAhead(now => new Map(now).set(id, spot))
  const settle = async (id: string) => {
    await refresh(GetFloorPlan, GetFloorPlans)
    setAhead(now => new Map([...now].filter(([key]) => key !== id)))
  }
  const save = async (code: PlanCode, spot: Spot | null) => {
    const { QrCodeId, QrName: name } = code
    const place = { GroupId: gId, BuildingId, QrCodeId }
    show(QrCodeId, spot)
    try {
      if (spot) await callOnce(PlaceCode, { ...place, PlanId, ...spot })
      else await callOnce(TakeCodeOff, place)
      setSaid(t(spot ? 'moved' : 'takenOff', { name }))
    } catch (error) {
      toast.error(error)
    }
    await settle(QrCodeId)
  }
  return {
    pins,
    beside: all.filter(({ QrCodeId }) => !spots.has(QrCodeId)),
    said,
    put: (code: PlanCode, spot: Spot) => void save(code, clampPlace(spot)),
    takeOff: (code: PlanCode) => void save(code, null),
  }
}
export type PlanPins = ReturnType<typeof usePins>
