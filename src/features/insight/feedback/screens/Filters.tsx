import { DateRangePicker, type DateRangePickerProps } from '../../../../ui/kit/DateRangePicker.tsx'
import { FilterRow } from '../../../../ui/kit/FilterRow.tsx'
import { Picker } from '../../../../ui/kit/Picker.tsx'
import { useGo } from '../../../../ui/route.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { entityTypeLabel } from '../labels.ts'
import { feedbackOverall } from '../routes.ts'
import { words } from '../words.ts'
import classes from './feedback.module.css'
import type { Place } from './place.ts'

const all = '*'

type FiltersProps = {
  bId: string
  et: string | undefined
  place: Place | undefined
  range: Pick<DateRangePickerProps, 'value' | 'onChange' | 'timeZone'>
}

/** The period, and the entity type, which has an address of its own. */
export const Filters = ({ bId, et, place, range }: FiltersProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  const go = useGo()
  const known = place?.EntityTypes ?? []
  const rows = et && !known.some(one => one.EntityType === et) ? [...known, { EntityType: et, Count: 0 }] : known
  const total = known.reduce((sum, { Count }) => sum + Count, 0)
  const option = (id: string, label: string, count: number) => ({ id, label, ...(place && { detail: number(count) }) })
  return (
    <FilterRow
      first={<DateRangePicker label={t('dates')} {...range} />}
      others={{ set: et ? 1 : 0, clear: () => go(feedbackOverall, { bId, et: undefined }) }}
    >
      <div className={classes.type}>
        <Picker
          label={t('entityType')}
          options={[
            option(all, t('overall'), total),
            ...rows.map(({ EntityType, Count }) => option(EntityType, entityTypeLabel(EntityType, language), Count)),
          ]}
          value={et ?? all}
          onChange={id => go(feedbackOverall, { bId, et: id === all || id === null ? undefined : id })}
        />
      </div>
    </FilterRow>
  )
}
