import { IconTemplate } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { useWords } from '../../../../ui/words.tsx'
import { LibraryCard } from '../../../codes/qr/screens/LibraryCard.tsx'
import { GetSignTemplates } from '../contract.ts'
import { signTemplates } from '../routes.ts'
import { words } from '../words.ts'

/** The sign templates of the account, on the page of the QR library. */
export const TemplateCards = ({ gId }: { gId: string }) => {
  const t = useWords(words)
  const { data, isError } = useCall(GetSignTemplates, { filter: { gId }, pagination: { page: 0, perPage: 1 } }, { quiet: true })
  return (
    <LibraryCard
      to={signTemplates}
      title={t('library')}
      icon={<IconTemplate size={20} aria-hidden />}
      count={data?.Total ?? (isError ? null : undefined)}
      line={t('libraryLead')}
    />
  )
}
