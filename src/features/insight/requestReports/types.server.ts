import { may } from '../../../core/permissions.ts'
import { Refusal } from '../../../core/problem.ts'
import type { GroupCtx } from '../../../platform/handle.ts'
import { reportsFlag } from '../../codes/leads/model.ts'
import { type PlaceReport, placeReports } from './model.ts'

/** Refuses who sees neither the report of a type nor those of all. */
export const requirePlaceReport = ({ actor }: GroupCtx, type: PlaceReport): void => {
  if (!may(actor.Permissions, placeReports[type]) && !may(actor.Permissions, reportsFlag)) throw new Refusal('usr.aut.npm')
}
