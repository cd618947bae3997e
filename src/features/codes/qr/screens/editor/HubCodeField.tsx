import { useState } from 'react'
import { useCall } from '../../../../../ui/calls.ts'
import { asText, type FieldProps, ReadValue, useField } from '../../../../../ui/form/field.tsx'
import { Picker } from '../../../../../ui/kit/Picker.tsx'
import { useGroupId } from '../../../../../ui/session.ts'
import { useSearchText } from '../../../../../ui/useSearchText.ts'
import { words } from '../../../../../ui/words.ts'
import { useWords } from '../../../../../ui/words.tsx'
import { GetQrCodes } from '../../contract.ts'

type Named = { QrCodeId: string; QrName: string; Floor: string }
type HubCodeProps<V> = FieldProps<V> & {
  /** The building; null waits. */
  bId: string | null
  /** The code that is chosen, once it is read. */
  chosen: Named | undefined
  onPick: () => void
}

/** Codes loaded at once, as the document says; a building with more is searched on the server. */
const MOST = 9_999

/** One code of a building in a form, searched on the server beyond the loaded ones. */
export const HubCodeField = <V,>({ bId, chosen, onPick, ...props }: HubCodeProps<V>) => {
  const t = useWords(words)
  const gId = useGroupId()
  const [typed, setTyped] = useState('')
  const { text } = useSearchText(typed)
  const sort = { field: 'Name', order: 'ASC' } as const
  const first = useCall(GetQrCodes, bId ? { filter: { gId, bId }, pagination: { page: 0, perPage: MOST }, sort } : null)
  const all = first.data?.QrCodes ?? []
  const tooMany = (first.data?.Total ?? 0) > all.length
  const found = useCall(
    GetQrCodes,
    tooMany && bId && text ? { filter: { gId, bId, text }, pagination: { page: 0, perPage: 50 }, sort } : null,
  )
  const rows = tooMany && text && found.data ? found.data.QrCodes : all
  const options = rows.map(one => ({ id: one.QrCodeId, label: nameOf(one.Name, one.Floor) }))
  const known = chosen && { id: chosen.QrCodeId, label: nameOf(chosen.QrName, chosen.Floor) }
  const labelOf = (id: string) => [...options, ...(known ? [known] : [])].find(one => one.id === id)?.label ?? ''
  const { reading, value, set, common } = useField(props, id => labelOf(asText(id)))
  const picked = asText(value) || null
  if (reading) return <ReadValue label={props.label}>{picked && labelOf(picked)}</ReadValue>
  const { error, disabled, description, wrapperProps } = common
  return (
    <Picker
      label={props.label}
      placeholder={t('pick')}
      options={options}
      {...(known && { chosen: known })}
      value={picked}
      onChange={id => {
        set(id)
        onPick()
      }}
      {...{ error, disabled, wrapperProps }}
      help={description}
      required={props.required ?? false}
      loading={first.isLoading || found.isLoading}
      onSearch={setTyped}
      searched={tooMany}
    />
  )
}

const nameOf = (...parts: string[]): string => parts.filter(Boolean).join(', ')
