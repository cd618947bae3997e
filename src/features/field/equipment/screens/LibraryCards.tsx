import { IconDoor, IconTools } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { useWords } from '../../../../ui/words.tsx'
import { LibraryCard } from '../../../codes/qr/screens/LibraryCard.tsx'
import { GetEquipments, GetMechanicalSpaces } from '../contract.ts'
import { equipmentLibrary, spaceLibrary } from '../routes.ts'
import { words } from '../words.ts'

const first = { page: 0, perPage: 1 }

/** The libraries of equipment and of rooms, on the page of the QR library. */
export const EquipmentCards = ({ gId, bId }: { gId: string; bId: string | null }) => {
  const t = useWords(words)
  const filter = { gId, ...(bId && { bId }) }
  const pieces = useCall(GetEquipments, { filter, pagination: first }, { quiet: true })
  const spaces = useCall(GetMechanicalSpaces, { filter, pagination: first }, { quiet: true })
  const countIn = ({ data, isError }: { data?: { Total: number } | undefined; isError: boolean }) =>
    data?.Total ?? (isError ? null : undefined)
  return (
    <>
      <LibraryCard
        to={equipmentLibrary}
        title={t('library')}
        icon={<IconTools size={20} aria-hidden />}
        count={countIn(pieces)}
        line={t('libraryLead')}
      />
      <LibraryCard
        to={spaceLibrary}
        title={t('spaces.title')}
        icon={<IconDoor size={20} aria-hidden />}
        count={countIn(spaces)}
        line={t('spaces.lead')}
      />
    </>
  )
}
