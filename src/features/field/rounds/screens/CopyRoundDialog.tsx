import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../core/call.ts'
import { dialogs } from '../../../../ui/dialogs.tsx'
import { FormDialog } from '../../../../ui/form/shells.tsx'
import { useCallForm } from '../../../../ui/form/useCallForm.ts'
import { toast } from '../../../../ui/toasts.ts'
import { useSay } from '../../../../ui/useSay.ts'
import { useWords } from '../../../../ui/words.tsx'
import { BuildingsField } from '../../../property/buildings/screens/pickers/buildingFields.tsx'
import { useBuildingChoices } from '../../../property/buildings/screens/pickers/useBuildingChoices.ts'
import { CopyRound, GetPMRounds, GetRounds } from '../contract.ts'
import type { RoundRow } from '../model.ts'
import { roundCopied } from '../rules.ts'
import { words } from '../words.ts'

type Copies = Output<typeof CopyRound>['Copies']

/** Gives other buildings a round that asks the same, and tells what became of each. */
export const CopyRoundDialog = ({ gId, row, onDone }: { gId: string; row: RoundRow; onDone: () => void }) => {
  const t = useWords(words)
  const say = useSay()
  const form = useCallForm(CopyRound, {
    initial: { GroupId: gId, RoundId: row.RoundId, DestBuildingIds: [] },
    refresh: [GetRounds, GetPMRounds],
    onSaved: ({ Copies: copies }) => {
      onDone()
      if (copies.every(one => one.Result === 'Made')) toast.success(say(roundCopied))
      else dialogs.open(close => <CopyResults gId={gId} copies={copies} onClose={() => close()} />, { title: t('copyTold') })
    },
  })
  return (
    <FormDialog
      title={t('copyTitle', { name: row.QrName })}
      form={form}
      submit={t('copyYes')}
      blocked={(form.values.DestBuildingIds ?? []).length === 0}
    >
      <Text size="sm" c="var(--ink-soft)">
        {t('copyLead')}
      </Text>
      <BuildingsField gId={gId} of={form} name="DestBuildingIds" label={t('copyTo')} required />
    </FormDialog>
  )
}

const CopyResults = ({ gId, copies, onClose }: { gId: string; copies: Copies; onClose: () => void }) => {
  const t = useWords(words)
  const [ids] = useState(() => copies.map(one => one.BuildingId))
  const { nameOf } = useBuildingChoices(gId, ids)
  return (
    <Stack gap="sm">
      {copies.map(one => (
        <Text key={one.BuildingId} size="sm">
          <strong>{nameOf(one.BuildingId)}</strong>: {t(`copies.${one.Result}`)}
        </Text>
      ))}
      <Button onClick={onClose}>{t('done')}</Button>
    </Stack>
  )
}
