import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { Picker, type PickerProps } from '../../../../ui/kit/Picker.tsx'
import { useWords } from '../../../../ui/words.tsx'
import { GetPropertyList } from '../../contract.ts'
import type { PropertyRow } from '../../model.ts'
import { words } from '../../words.ts'
import { useLabels } from '../useLabels.ts'

/** Most buildings that are loaded at once; an account with more is searched on the server. */
const MOST = 999

type BuildingPickerProps = Pick<PickerProps, 'hideLabel' | 'placeholder' | 'error' | 'help' | 'disabled' | 'required' | 'clearable'> & {
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
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed, 200)
  const first = useCall(GetPropertyList, gId ? { filter: { gId }, pagination: { page: 0, perPage: MOST } } : null)
  const all = first.data?.Properties ?? []
  const tooMany = (first.data?.Total ?? 0) > all.length
  const found = useCall(GetPropertyList, tooMany && gId && text ? { filter: { gId, text }, pagination: { page: 0, perPage: 50 } } : null)
  const rows = (tooMany && text && found.data ? found.data.Properties : all).filter(({ id }) => !except.includes(id))
  return (
    <Picker
      {...rest}
      label={label ?? t('building')}
      placeholder={rest.placeholder ?? t('pickBuilding')}
      options={rows.map(row => ({ id: row.id, label: labels.name(row.Name), detail: [row.Code, row.City].filter(Boolean).join(' · ') }))}
      value={value}
      onChange={id =>
        onChange(
          id,
          rows.find(row => row.id === id),
        )
      }
      name={`building-${gId ?? ''}`}
      loading={first.isLoading || found.isLoading}
      {...(tooMany && { onSearch: setTyped })}
    />
  )
}
