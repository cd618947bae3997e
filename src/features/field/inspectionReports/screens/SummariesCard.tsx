import { IconClipboardCheck } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { useWords } from '../../../../ui/words.tsx'
import { LibraryCard } from '../../../codes/qr/screens/LibraryCard.tsx'
import { GetInspectionSummaries } from '../contract.ts'
import { roundSummaries } from '../routes.ts'
import { words } from '../words.ts'

/** The walks of rounds, on the page of the QR library. */
export const SummariesCard = ({ gId, bId }: { gId: string; bId: string | null }) => {
  const t = useWords(words)
  const filter = { gId, ...(bId && { bId }) }
  const { data, isError } = useCall(GetInspectionSummaries, { filter, pagination: { page: 0, perPage: 1 } }, { quiet: true })
  return (
    <LibraryCard
      to={roundSummaries}
      title={t('title')}
      icon={<IconClipboardCheck size={20} aria-hidden />}
      count={data?.Total ?? (isError ? null : undefined)}
      line={t('card')}
    />
  )
}
