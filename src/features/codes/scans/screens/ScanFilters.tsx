import { shortPresets } from '../../../../core/dates.ts'
import { momentIn } from '../../../../core/zones.ts'
import { useCall } from '../../../../ui/calls.ts'
import { useGroups } from '../../../../ui/frame/choices.ts'
import { DateRangePicker, useDateRange } from '../../../../ui/kit/DateRangePicker.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { BuildingFilter } from '../../../property/buildings/screens/pickers/BuildingFilter.tsx'
import { definitions } from '../../functionalities/definitions.ts'
import { GetScanClock } from '../contract.ts'
import { words } from '../words.ts'

/**
 * What every statistic of scans is asked for: the account, the chosen building if there is one, and the chosen days, which are days of each
 * building wherever their reader is. `dates` is null until it is known whose today it is.
 */
export const useScanScope = () => {
  const gId = useGroupId()
  const { bId } = useSession()
  const place = { gId, ...(bId && { bId }) }
  const clock = useCall(GetScanClock, place, { quiet: true })
  const tz = clock.data?.TimeZone ?? 'UTC'
  const range = useDateRange('scans', 'Last 30 Days', tz)
  const dates = clock.data ? datesOf(range.value, tz) : null
  return { place, dates, range, clock }
}
export type ScanScope = { place: ReturnType<typeof useScanScope>['place']; dates: ReturnType<typeof datesOf> }

const datesOf = (range: ReturnType<typeof useDateRange>['value'], tz: string) =>
  range ? { startDate: momentIn(tz, range.start), endDate: momentIn(tz, range.end, true), tz } : {}

export const Places = () => {
  const t = useWords(words)
  const { gId, chooseGroup } = useSession()
  const { groups } = useGroups()
  return (
    <>
      <Picker
        label={t('account')}
        options={groups.map(one => ({ id: one.id, label: one.name }))}
        value={gId}
        onChange={id => id && chooseGroup(id)}
        disabled={groups.length < 2}
      />
      <BuildingFilter placeholder={t('allBuildings')} hideLabel={false} />
    </>
  )
}

/** What is set of building and type, and how it is cleared: for a row of filters. */
export const usePlacesSet = () => {
  const { bId, chooseBuilding } = useSession()
  return (type = '', clearType?: () => void) => ({
    set: (bId ? 1 : 0) + (type ? 1 : 0),
    clear: () => {
      if (type) clearType?.()
      if (bId) chooseBuilding(null)
    },
  })
}

export const Dates = ({ range }: Pick<ReturnType<typeof useScanScope>, 'range'>) => {
  const t = useWords(words)
  return <DateRangePicker {...range} label={t('range')} presets={shortPresets} />
}

export const Types = ({ value, onChange }: { value: string; onChange: (type: string) => void }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const options = Object.values(definitions).map(one => ({ id: one.QrType, label: one.Label[language] }))
  return (
    <Picker
      label={t('type')}
      placeholder={t('anyType')}
      options={options}
      value={value || null}
      onChange={id => onChange(id ?? '')}
      clearable
    />
  )
}
