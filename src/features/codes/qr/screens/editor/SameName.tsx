import { useDebouncedValue } from '@mantine/hooks'
import { useContext } from 'react'
import { isSameName } from '../../../../../core/fold.ts'
import { useCall } from '../../../../../ui/calls.ts'
import { FieldMode } from '../../../../../ui/form/field.tsx'
import { StatusDot } from '../../../../../ui/kit/StatusDot.tsx'
import { useLanguage, useWords } from '../../../../../ui/words.tsx'
import { locationLabel } from '../../../../property/entityTypes/model.ts'
import { GetQrCodes } from '../../contract.ts'
import { words } from '../../words.ts'
import classes from '../qr.module.css'
import type { SaveInput } from './draft.ts'

/** Below the name, while it is typed: which other code of the building has the same one. It may; lists then tell them apart by sign and location. */
export const SameName = ({ gId, values: { BuildingId: bId, QrCodeId, QrName } }: { gId: string; values: SaveInput }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const editing = useContext(FieldMode) === 'edit'
  const [Name] = useDebouncedValue(QrName.trim(), 500)
  const asked = editing && bId && Name !== ''
  const { data } = useCall(GetQrCodes, asked ? { filter: { gId, bId, Name }, pagination: { page: 0, perPage: 2 } } : null, { quiet: true })
  const other =
    asked && Name === QrName.trim() ? data?.QrCodes.find(one => one.QrCodeId !== QrCodeId && isSameName(one.Name, Name)) : undefined
  return (
    <div role="status" className={classes.sameName}>
      {other && (
        <StatusDot
          kind="warn"
          label={t('sameName', {
            sign: String(other.SignId),
            location: [locationLabel(other.Location, language), other.Floor].filter(Boolean).join(', '),
          })}
        />
      )}
    </div>
  )
}
