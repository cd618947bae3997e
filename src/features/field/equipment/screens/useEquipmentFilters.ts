import { useCall } from '../../../../ui/calls.ts'
import { choice, flag } from '../../../../ui/list/filterParts.ts'
import { type FilterValues } from '../../../../ui/list/filterState.ts'
import { useFilters } from '../../../../ui/list/useFilters.tsx'
import { useSession } from '../../../../ui/session.ts'
import { useUrlState } from '../../../../ui/urlState.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { useBuildingFilter } from '../../../property/buildings/screens/pickers/useBuildingFilter.tsx'
import { GetEquipmentFilters, GetEquipments } from '../contract.ts'
import { stopTypes } from '../equipmentTypes.ts'
import { equipmentGaps, type FilterCount } from '../model.ts'
import { words } from '../words.ts'

/** The field of the list's filter, and the list of counts that its options come from. */
const counted = [
  ['StopType', 'StopType'],
  ['Type', 'EquipmentType'],
  ['Location', 'Location'],
  ['MechanicalSpace', 'MechanicalSpace'],
  ['MechanicalSystem', 'MechanicalSystem'],
  ['Floor', 'Floor'],
] as const
const keys: Readonly<Record<string, string>> = {
  StopType: 'stop',
  Type: 'type',
  Location: 'location',
  MechanicalSpace: 'space',
  MechanicalSystem: 'system',
  Floor: 'floor',
}
const none = { stop: '', type: '', location: '', space: '', system: '', floor: '', missing: '', retired: false, text: '' }

/** The filters of the library, each option with its count under the others. */
export const useEquipmentFilters = (gId: string) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { bId } = useSession()
  const [set] = useUrlState(none)
  const { data } = useCall(GetEquipmentFilters, askedCounts(gId, bId, set), { quiet: true })
  return useFilters(GetEquipments, [
    useBuildingFilter(t('allBuildings')),
    ...counted.map(([field, list]) =>
      choice(field, {
        key: keys[field] ?? field,
        label: t(`filter.${field}`),
        any: t(`any.${field}`),
        options: data?.[list].map(one => optionOf(one, language)),
      }),
    ),
    choice('Missing', {
      key: 'missing',
      label: t('gap.label'),
      any: t('gap.all'),
      options: equipmentGaps.map(value => ({ value, label: t(`gap.${value}`) })),
    }),
    flag('Retired', { key: 'retired', label: t('showRetired') }),
  ])
}

const optionOf = ({ Value, DisplayText, Count }: FilterCount, language: 'en' | 'es' | 'fr') => ({
  value: Value,
  label: DisplayText[language],
  count: Count,
})

const askedCounts = (gId: string, bId: string | null, set: FilterValues & typeof none) => {
  const stopType = stopTypes.find(one => one === set.stop)
  const gap = equipmentGaps.find(one => one === set.missing)
  return {
    gId,
    ...(bId && { bId }),
    ...(set.text && { text: set.text }),
    ...(stopType && { sType: stopType }),
    ...(set.type && { type: set.type }),
    ...(set.location && { location: set.location }),
    ...(set.space && { space: set.space }),
    ...(set.system && { system: set.system }),
    ...(set.floor && { floor: set.floor }),
    ...(gap && { missing: gap }),
    ...(set.retired && { retired: true }),
  }
}
