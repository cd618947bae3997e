import { IconLayoutGridAdd } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { useWords } from '../../../../ui/words.tsx'
import { LibraryCard } from '../../../codes/qr/screens/LibraryCard.tsx'
import { GetQrPairs } from '../contract.ts'
import { pairLibrary } from '../routes.ts'
import { words } from '../words.ts'

/** The signs with two codes, on the page of the QR library. */
export const PairCards = ({ gId, bId }: { gId: string; bId: string | null }) => {
  const t = useWords(words)
  const { data, isError } = useCall(
    GetQrPairs,
    { filter: { gId, ...(bId && { bId }) }, pagination: { page: 0, perPage: 1 } },
    { quiet: true },
  )
  return (
    <LibraryCard
      to={pairLibrary}
      title={t('library')}
      icon={<IconLayoutGridAdd size={20} aria-hidden />}
      count={data?.Total ?? (isError ? null : undefined)}
      line={t('libraryLead')}
    />
  )
}
