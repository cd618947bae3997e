import { text, z } from '../../../core/call.ts'
import type { RequestCost } from '../requests/model.ts'

/** How soon a request comes again. */
export const requestPlanSteps = ['Week', 'Month', 'Quarter', 'Year'] as const
export type RequestPlanStep = (typeof requestPlanSteps)[number]

/** A line of what a request has cost: hours or material, how many, each for how much in the currency of the building. */
export const RequestCostLine = z.strictObject({
  Item: text(),
  Quantity: z.number().check(z.minimum(0), z.maximum(100_000)),
  UnitCost: z.number().check(z.minimum(0), z.maximum(1_000_000)),
})
export const mostCosts = 50

/** What lines of cost come to, to the cent. */
export const sumCosts = (costs: readonly RequestCost[]): number =>
  Math.round(costs.reduce((sum, { Quantity, UnitCost }) => sum + Number(Quantity || 0) * Number(UnitCost || 0), 0) * 100) / 100

/** Requests that can be joined to one. */
export const mostJoined = 50
