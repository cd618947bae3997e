import type { Progress } from '../surveys/model.ts'
import { type Payloads, type SectionKey, sections } from './sections/sections.ts'

/** How far a section is, by its own rule. */
export const progressOf = <K extends SectionKey>(key: K, payload: Payloads[K]): Progress => sections[key].count(payload)

/** A question without anything to fill in is complete from the start. */
export const isComplete = ({ Numerator, Denominator }: Progress): boolean => Numerator >= Denominator
