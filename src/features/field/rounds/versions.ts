import { stableText } from '../../base/importing/rules.ts'
import type { RoundVersionRow } from './model.ts'

/** What a version of a round changed: names of the settings, and of the stops that came, went and were changed or moved. */
export type VersionChanges = { settings: string[]; added: string[]; gone: string[]; changed: string[] }

/** Compares a version with the one before. */
export const compareVersions = (before: RoundVersionRow, after: RoundVersionRow): VersionChanges => {
  const settings = Object.keys(after.Settings).filter(
    name => stableText(Reflect.get(before.Settings, name)) !== stableText(Reflect.get(after.Settings, name)),
  )
  const were = new Map(before.Stops.map((stop, at) => [stop.StopId, { stop, at }]))
  const are = new Set(after.Stops.map(({ StopId }) => StopId))
  const nameOf = ({ EquipmentName }: { EquipmentName: string }) => EquipmentName
  return {
    settings,
    added: after.Stops.filter(({ StopId }) => !were.has(StopId)).map(nameOf),
    gone: before.Stops.filter(({ StopId }) => !are.has(StopId)).map(nameOf),
    changed: after.Stops.filter(stop => {
      const was = were.get(stop.StopId)
      return was !== undefined && stableText(was.stop) !== stableText(stop)
    }).map(nameOf),
  }
}
