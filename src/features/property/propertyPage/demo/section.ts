import { type DemoMaking, requireNoProblems } from '../../../../platform/demo/part.ts'
import { keepSection } from '../../buildings/data.ts'
import type { MadeBuilding } from '../../buildings/demo.ts'
import { type Payload, type Payloads, type StoredKey, sectionProblems } from '../sections/payloads.ts'

/** Fills in a section of a building of the demo world, or leaves it as it is. */
export type SectionDemo = (making: DemoMaking, made: MadeBuilding) => Promise<void>

/** Keeps a section of a building, by the rules of its form. */
export const keepDemoSection = async <K extends StoredKey>(
  { tx }: DemoMaking,
  { GroupId, BuildingId, building }: MadeBuilding,
  key: K,
  payload: Payload<K>,
): Promise<void> => {
  const input: Payloads = {}
  input[key] = payload
  requireNoProblems(`${key} of ${building.Code}`, sectionProblems(key, input))
  await keepSection({ tx, GroupId }, BuildingId, key, payload)
}
