import { num, read, text, uuid, z } from '../../../core/call.ts'
import { daysProblems, figuresAsked } from '../../property/buildings/askedDays.ts'
import { equipmentTrendDashboard } from './dashboard.ts'

const { may } = equipmentTrendDashboard
const place = { gId: uuid(), bId: uuid() }
const count = (most: number) => z.pipe(num(), z.int().check(z.minimum(0), z.maximum(most)))
const DisplayText = z.object({ en: z.string(), es: z.string(), fr: z.string() })

/** Readings of a question that one answer holds: the newest. */
export const mostReadings = 500

export const GetTrendTypes = read('Equipment/GetTrendTypes', {
  summary: 'Types of equipment of a building with how many pieces of each have readings',
  scope: 'building',
  may,
  input: z.strictObject(place),
  output: z.object({ Types: z.array(z.object({ Type: z.string(), DisplayText, Count: z.int() })) }),
})

export const GetTrendEquipments = read('Equipment/GetTrendEquipments', {
  summary: 'Pieces of equipment of a building that have readings, by name; `st`: of this type',
  scope: 'building',
  may,
  input: z.strictObject({ ...place, st: z.optional(text(60)), take: z._default(count(1000), 200), skip: z._default(count(100_000), 0) }),
  output: z.object({ Equipments: z.array(z.object({ eId: uuid(), EquipmentName: z.string(), Type: z.string() })) }),
})

/** A reading (C-FIELD-021). `Trend`: the difference to the one before; null for the first. */
const Reading = z.object({
  SubmitDate: z.int(),
  Value: z.number(),
  Trend: z.nullable(z.number()),
  /** The limit that was crossed; '' where none was. */
  ErrorReport: z.string(),
  EngineerName: z.string(),
})

export const GetEquipmentTrends = read('Equipment/GetEquipmentTrends', {
  summary: 'Readings of a piece of equipment in a period, question by question, the oldest first',
  scope: 'building',
  may,
  ids: { eId: 'equipment' },
  input: z.strictObject({ ...figuresAsked, bId: uuid(), eId: uuid() }),
  check: daysProblems,
  output: z.object({
    EquipmentName: z.string(),
    Trends: z.array(
      z.object({
        Key: z.string(),
        Question: z.string(),
        /** The range that is in order; null: the question has none. */
        Band: z.nullable(z.object({ Min: z.number(), Max: z.number() })),
        Readings: z.array(Reading).check(z.maxLength(mostReadings)),
      }),
    ),
  }),
})
