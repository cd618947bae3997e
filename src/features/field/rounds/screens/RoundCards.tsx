import { IconRoute } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { useWords } from '../../../../ui/words.tsx'
import { LibraryCard } from '../../../codes/qr/screens/LibraryCard.tsx'
import { GetRounds } from '../contract.ts'
import { roundsEngine } from '../routes.ts'
import { words } from '../words.ts'

/** The rounds, on the page of the QR library. */
export const RoundCards = ({ gId, bId }: { gId: string; bId: string | null }) => {
  const t = useWords(words)
  const filter = { gId, ...(bId && { bId }) }
  const { data, isError } = useCall(GetRounds, { filter, pagination: { page: 0, perPage: 1 } }, { quiet: true })
  return (
    <LibraryCard
      to={roundsEngine}
      title={t('title')}
      icon={<IconRoute size={20} aria-hidden />}
      count={data?.Total ?? (isError ? null : undefined)}
      line={t('libraryLead')}
    />
  )
}
