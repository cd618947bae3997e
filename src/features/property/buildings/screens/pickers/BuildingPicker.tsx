import { Picker, type PickerProps } from '../../../../../ui/kit/Picker.tsx'
import { useWords } from '../../../../../ui/words.tsx'
import type { PropertyRow } from '../../model.ts'
import { words } from '../../words.ts'
import { useLabels } from '../useLabels.ts'
import { useBuildingChoices } from './useBuildingChoices.ts'

type PassedOn = 'hideLabel' | 'placeholder' | 'error' | 'help' | 'disabled' | 'required' | 'clearable' | 'wrapperProps'
type BuildingPickerProps = Pick<PickerProps, PassedOn> & {
  /** The account; null waits. */
  gId: string | null
  value: string | null
  onChange: (id: string | null, building: PropertyRow | undefined) => void
  label?: string
  /** Buildings that are not offered. */
  except?: readonly string[]
}

/** One building of an account, by name, code or city; the recently picked first. */
export const BuildingPicker = ({ gId, value, onChange, label, except = [], ...rest }: BuildingPickerProps) => {
  const t = useWords(words)
  const labels = useLabels()
  const { rows, chosen, rowOf, loading, onSearch, searched } = useBuildingChoices(gId, value ? [value] : [])
  const offered = rows.filter(({ id }) => !except.includes(id))
  const optionOf = (row: PropertyRow) => ({
    id: row.id,
    label: labels.name(row.Name),
    detail: [row.Code, row.City].filter(Boolean).join(' · '),
  })
  return (
    <Picker
      {...rest}
      label={label ?? t('building')}
      placeholder={rest.placeholder ?? t('pickBuilding')}
      options={offered.map(optionOf)}
      {...(chosen[0] && { chosen: optionOf(chosen[0]) })}
      value={value}
      onChange={id => onChange(id, rowOf(id))}
      name={`building-${gId ?? ''}`}
      loading={loading}
      onSearch={onSearch}
      searched={searched}
    />
  )
}
