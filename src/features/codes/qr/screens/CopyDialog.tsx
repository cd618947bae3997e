import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { RouteLink } from '../../../../ui/route.ts'
import { useWords } from '../../../../ui/words.tsx'
import { BuildingsField } from '../../../property/buildings/screens/pickers/buildingFields.tsx'
import { useBuildingChoices } from '../../../property/buildings/screens/pickers/useBuildingChoices.ts'
import { CopyQrCode, GetQrCodeCounts, GetQrCodes } from '../contract.ts'
import { qrEditor } from '../routes.ts'
import { words } from '../words.ts'
import classes from './qr.module.css'

type Copies = Output<typeof CopyQrCode>['Copies']
type Ids = { GroupId: string; QrCodeId: string }
const looks = ['Building', 'Own'] as const

/** Select Buildings: gives them a code that does the same, and tells what became of each. */
export const CopyDialog = (ids: Ids) => {
  const t = useWords(words)
  const form = useCallForm(CopyQrCode, {
    initial: { ...ids, BuildingIds: [], Style: 'Building' },
    refresh: [GetQrCodes, GetQrCodeCounts],
    onSaved: ({ Copies: copies }) =>
      void dialogs.open(() => <Told gId={ids.GroupId} copies={copies} />, {
        title: t('copy.told', { n: copies.filter(one => one.Result === 'Made').length }),
        size: 520,
      }),
  })
  return (
    <FormDialog title={t('copy.title')} form={form} submit={t('copy.yes')} blocked={(form.values.BuildingIds ?? []).length === 0}>
      <p className={classes.soft}>{t('copy.lead')}</p>
      <BuildingsField gId={ids.GroupId} of={form} name="BuildingIds" label={t('copy.buildings')} required />
      <Radio.Group label={t('copy.style')} value={form.values.Style ?? 'Building'} onChange={next => form.set('Style', next)}>
        <Stack gap="xs" mt="xs">
          {looks.map(look => (
            <Radio key={look} value={look} label={t(`copy.looks.${look}`)} />
          ))}
        </Stack>
      </Radio.Group>
    </FormDialog>
  )
}

const Told = ({ gId, copies }: { gId: string; copies: Copies }) => {
  const t = useWords(words)
  const [ids] = useState(() => copies.map(one => one.BuildingId))
  const { nameOf } = useBuildingChoices(gId, ids)
  return (
    <ul className={classes.told}>
      {copies.map(({ BuildingId, Result, QrCodeId, SignId, ToCheck }) => (
        <li key={BuildingId}>
          {QrCodeId ? (
            <RouteLink to={qrEditor} params={{ groupId: gId, bId: BuildingId, qrId: QrCodeId }}>
              {nameOf(BuildingId)}
            </RouteLink>
          ) : (
            <strong>{nameOf(BuildingId)}</strong>
          )}
          <span className={classes.soft}>
            {t(`copy.results.${Result}`, { sign: String(SignId ?? '') })}
            {ToCheck && <> {t('copy.check')}</>}
          </span>
        </li>
      ))}
    </ul>
  )
}
