import { asText, type FieldProps, ReadValue, useField } from '../../../../../ui/form/field.tsx'
import { TagsField } from '../../../../../ui/form/fields.tsx'
import { valueAt } from '../../../../../ui/form/useCallForm.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { words } from '../../words.ts'
import { BuildingPicker } from './BuildingPicker.tsx'
import { useBuildingChoices } from './useBuildingChoices.ts'

type BuildingFieldProps<V> = FieldProps<V> & { gId: string }

/** One building of an account, in a form. */
export const BuildingField = <V,>({ gId, ...props }: BuildingFieldProps<V>) => {
  const value = asText(valueAt(props.of, props.name)) || null
  const { nameOf } = useBuildingChoices(gId, value ? [value] : [])
  const { reading, set, common } = useField(props, id => nameOf(asText(id)))
  if (reading) return <ReadValue label={props.label}>{nameOf(value)}</ReadValue>
  const { error, disabled, description, wrapperProps } = common
  return (
    <BuildingPicker
      gId={gId}
      label={props.label}
      value={value}
      onChange={id => set(id)}
      {...{ error, disabled, wrapperProps }}
      help={description}
      required={props.required ?? false}
      clearable={!props.required}
    />
  )
}

/** Several buildings of an account, in a form. `most`: as many are loaded at once. */
export const BuildingsField = <V,>({ gId, most, ...props }: BuildingFieldProps<V> & { most?: number }) => {
  const t = useWords(words)
  const value = valueAt(props.of, props.name)
  const { rows, chosen, labelOf, onSearch, searched } = useBuildingChoices(gId, Array.isArray(value) ? value.map(String) : [], most)
  const offered = [...new Map([...rows, ...chosen].map(row => [row.id, row])).values()]
  return (
    <TagsField
      {...props}
      placeholder={t('pickBuildings')}
      free={false}
      options={offered.map(row => ({ value: row.id, label: labelOf(row) }))}
      onSearch={onSearch}
      searched={searched}
    />
  )
}
