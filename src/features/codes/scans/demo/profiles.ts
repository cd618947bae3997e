import type { DemoVertical } from '../../../property/buildings/demo.ts'
import type { PlaceMood } from '../../answers/demo.ts'

type DemoPlace = PlaceMood['EntityType']

/** When a kind of building is used. Hours: one digit (0–9) an hour from midnight. Days from Sunday, months from January, 1 is average. */
export type Profile = {
  weekdayHours: string
  weekendHours: string
  days: readonly number[]
  months: readonly number[]
  holiday: number
  /** Factor between December 24 and January 1. */
  yearEnd: number
}

const OFFICE: Profile = {
  weekdayHours: '000000148745897545631000',
  weekendHours: '000000011233333221100000',
  days: [0.1, 1.22, 1.5, 1.52, 1.38, 0.98, 0.16],
  months: [0.98, 1, 1.05, 1.04, 1.03, 1, 0.86, 0.84, 1.08, 1.1, 1.02, 0.8],
  holiday: 0.07,
  yearEnd: 0.35,
}

export const PROFILES: Record<DemoVertical, Profile> = {
  Office: OFFICE,
  'Mixed Use': {
    ...OFFICE,
    weekdayHours: '000000136645897546753210',
    weekendHours: '000000001246777655443210',
    days: [0.55, 1, 1.18, 1.2, 1.2, 1.15, 0.82],
    holiday: 0.35,
    yearEnd: 0.7,
  },
  Industrial: {
    weekdayHours: '222234578765656543333322',
    weekendHours: '111123455544333322221111',
    days: [0.25, 1.3, 1.25, 1.22, 1.25, 1.25, 0.55],
    months: [0.88, 0.9, 0.96, 0.98, 1, 1, 0.95, 0.98, 1.06, 1.14, 1.2, 1.08],
    holiday: 0.15,
    yearEnd: 0.55,
  },
  Retail: {
    weekdayHours: '000000001246865456764210',
    weekendHours: '000000001247999988754210',
    days: [1.3, 0.7, 0.72, 0.78, 0.86, 1.16, 1.55],
    months: [0.78, 0.8, 0.9, 0.94, 1, 1, 0.98, 1.02, 0.96, 1, 1.2, 1.5],
    holiday: 0.3,
    yearEnd: 1.2,
  },
  Residential: {
    weekdayHours: '100001233222233345899752',
    weekendHours: '210000013567776667887642',
    days: [1.3, 0.88, 0.86, 0.86, 0.88, 1, 1.3],
    months: [1, 0.98, 0.98, 1, 1.02, 1.04, 1.06, 1.06, 1.04, 0.98, 0.94, 0.98],
    holiday: 1.15,
    yearEnd: 0.95,
  },
  Medical: {
    weekdayHours: '111112489986788753332211',
    weekendHours: '111111233444444433322111',
    days: [0.3, 1.32, 1.28, 1.26, 1.24, 1.15, 0.42],
    months: [1.1, 1.08, 1.04, 1, 0.98, 0.96, 0.9, 0.92, 1, 1.04, 1.02, 0.94],
    holiday: 0.25,
    yearEnd: 0.6,
  },
  Education: {
    weekdayHours: '000000013688897776655421',
    weekendHours: '000000000123455555433210',
    days: [0.5, 1.25, 1.32, 1.3, 1.2, 0.9, 0.4],
    months: [0.8, 1.2, 1.1, 1.3, 0.95, 0.55, 0.45, 0.6, 1.25, 1.35, 1.25, 0.95],
    holiday: 0.05,
    yearEnd: 0.08,
  },
  Hospitality: {
    weekdayHours: '110001478865334567888643',
    weekendHours: '210001258975444567899753',
    days: [1.02, 0.82, 0.84, 0.88, 0.98, 1.2, 1.3],
    months: [0.6, 0.66, 0.72, 0.85, 1.05, 1.25, 1.5, 1.55, 1.3, 1.25, 0.8, 0.75],
    holiday: 1.2,
    yearEnd: 1.25,
  },
}

/** How a place bends the hours of its building, same notation. */
export const PLACE_HOURS: Record<DemoPlace, string> = {
  Lobby: '333333578876666678665433',
  Restroom: '333333456777777766554433',
  Elevator: '333333568865776567865433',
  Parking: '222223689754555568986433',
  FitnessCenter: '111126876445643468986422',
  ConferenceRoom: '111111235898579975322111',
  Cafe: '222224898768996554433222',
  LoadingDock: '444456899887777654444444',
  Rooftop: '111111122335884457998742',
  MailRoom: '222222333444454568987543',
}

/** Factor by month for places in the open; others are as busy as their building. */
export const PLACE_MONTHS: Partial<Record<DemoPlace, readonly number[]>> = {
  Rooftop: [0.12, 0.15, 0.35, 0.9, 1.5, 1.9, 2, 1.95, 1.6, 0.95, 0.35, 0.15],
  FitnessCenter: [1.45, 1.25, 1.1, 1, 0.95, 0.88, 0.85, 0.85, 1, 1, 0.92, 0.75],
  MailRoom: [0.95, 0.9, 0.92, 0.92, 0.94, 0.94, 0.96, 0.94, 0.96, 1, 1.25, 1.55],
}
