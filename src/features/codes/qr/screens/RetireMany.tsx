import { Button } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useBulk } from '../../../../ui/list/useBulk.tsx'
import type { ChosenRows } from '../../../../ui/list/useSelection.ts'
import { useWords } from '../../../../ui/words.tsx'
import { GetQrCode, GetQrCodes, RestoreQrCodes, RetireQrCodes } from '../contract.ts'
import type { QrCodeRow } from '../model.ts'
import { words } from '../words.ts'

type Props = { gId: string; chosen: ChosenRows<QrCodeRow>; retired: boolean }

/** Retires the chosen codes; of a list of retired ones, puts them back into service. */
export const RetireMany = ({ gId, chosen, retired }: Props) => {
  const t = useWords(words)
  const { start, running } = useBulk(retired ? RestoreQrCodes : RetireQrCodes, {
    gId,
    idOf: (row: QrCodeRow) => row.QrCodeId,
    refresh: [GetQrCodes, GetQrCode],
  })
  const Icon = retired ? IconRefresh : IconTrash
  const ask = () =>
    start(chosen, n =>
      retired
        ? { title: t('restoreMany', { n }), text: t('restoreManyText'), yes: t('restore'), done: count => t('restoredMany', { n: count }) }
        : {
            title: t('retireMany', { n }),
            text: t('retireManyText'),
            yes: t('retire'),
            danger: true,
            done: count => t('retiredMany', { n: count }),
          },
    )
  return (
    <Button
      size="xs"
      variant={retired ? 'default' : 'outline'}
      {...(!retired && { color: 'red' })}
      leftSection={<Icon size={16} aria-hidden />}
      loading={running}
      onClick={() => void ask()}
    >
      {t(retired ? 'restore' : 'retire')}
    </Button>
  )
}
