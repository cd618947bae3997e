import { IconPrinter } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { useWords } from '../../../../ui/words.tsx'
import { LibraryCard } from '../../../codes/qr/screens/LibraryCard.tsx'
import { GetPrintSettings } from '../contract.ts'
import { signList } from '../routes.ts'
import { words } from '../words.ts'

/** The signs, on the page of the QR library. */
export const SignCards = ({ gId, bId }: { gId: string; bId: string | null }) => {
  const t = useWords(words)
  const { data, isError } = useCall(
    GetPrintSettings,
    { filter: { gId, ...(bId && { bId }) }, pagination: { page: 0, perPage: 1 } },
    { quiet: true },
  )
  return (
    <LibraryCard
      to={signList}
      title={t('title')}
      icon={<IconPrinter size={20} aria-hidden />}
      count={data?.Total ?? (isError ? null : undefined)}
      line={t('lead')}
    />
  )
}
