import type { EntityType } from '../../../property/entityTypes/model.ts'

/** A kind of place that people are asked about. */
export type DemoPlace = Exclude<EntityType, 'Building'>
export type DemoLanguage = 'en' | 'es' | 'fr'

export const MOODS = ['veryGood', 'good', 'mixed', 'bad', 'veryBad'] as const
export type Mood = (typeof MOODS)[number]
/** Pools beside the entity types: for industrial sites (window, break room, yard) and for shared desks in residences. */
export type Topic = DemoPlace | 'General' | 'GateWindow' | 'BreakRoom' | 'TruckYard' | 'Coworking'
export type CommentLines = { General: Record<Mood, string> } & Partial<Record<Topic, Record<Mood, string>>>
