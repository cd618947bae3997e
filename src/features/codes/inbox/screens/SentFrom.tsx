import { Anchor } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { nameIn } from '../../../../core/labels.ts'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { LinkLines } from '../../../base/handling/screens/Handled.tsx'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { qrEditor } from '../../qr/routes.ts'
import type { RequestRow } from '../contract.ts'
import { words } from '../words.ts'

type PlaceProps = {
  gId: string
  place: Pick<RequestRow, 'BuildingId' | 'BuildingName' | 'QrName' | 'Location' | 'Floor'> & { QrCodeId: string | null }
  children?: ReactNode
}

/** Where something was sent from: building, code and spot, with the way to the code; `children`: further ways. */
export const SentFrom = ({ gId, place: { BuildingId, BuildingName, QrCodeId, QrName, Location, Floor }, children }: PlaceProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { can } = useSession()
  return (
    <LinkLines>
      <strong>{nameIn(BuildingName, language)}</strong>
      {[QrName, Location && locationLabel(Location, language), Floor].filter(Boolean).join(', ')}
      {QrCodeId && can(qrEditor.may) && (
        <Anchor component={AddressLink} href={href(qrEditor, { groupId: gId, bId: BuildingId, qrId: QrCodeId })} inherit>
          <IconQrcode size={14} aria-hidden /> {t('openCode')}
        </Anchor>
      )}
      {children}
    </LinkLines>
  )
}
