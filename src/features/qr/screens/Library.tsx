import { IconQrcode } from '@tabler/icons-react'
import { useCall } from '../../../ui/calls.ts'
import { Page } from '../../../ui/kit/Page.tsx'
import { RouteLink } from '../../../ui/route.ts'
import { useGroupId, useSession } from '../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../ui/words.tsx'
import { GetQrCodes } from '../contract.ts'
import type { Definition } from '../functionalities/definition.ts'
import { definitions } from '../functionalities/definitions.ts'
import { ItemIcon } from '../functionalities/icons.tsx'
import { qrCodeList } from '../routes.ts'
import { words } from '../words.ts'
import { NewCodeButton } from './NewCodeButton.tsx'
import classes from './qr.module.css'

const one = { page: 0, perPage: 1 }

/** `/library`: what the QR library holds, of the account or the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  return (
    <Page title={t('library')} lead={t('libraryLead')} action={<NewCodeButton />}>
      <div className={classes.cards}>
        <AllCodes />
        {Object.values<Definition>(definitions).map(definition => (
          <OneType key={definition.type} definition={definition} />
        ))}
      </div>
    </Page>
  )
}

/** How many codes a filter finds; undefined while it is asked. */
const useCount = (filter: { QrType?: string; Retired?: boolean } = {}): number | undefined => {
  const { bId } = useSession()
  const gId = useGroupId()
  return useCall(GetQrCodes, { filter: { gId, ...(bId && { bId }), ...filter }, pagination: one }).data?.Total
}

const AllCodes = () => {
  const t = useWords(words)
  const { number } = useFormats()
  const [total, retired] = [useCount(), useCount({ Retired: true })]
  return (
    <RouteLink to={qrCodeList} className={classes.part}>
      <h2>
        <IconQrcode size={20} aria-hidden />
        {t('codes')}
      </h2>
      <p className={classes.figure}>{number(total) || '–'}</p>
      <p className={classes.soft}>{retired === undefined ? '…' : t('retiredCount', { n: retired })}</p>
    </RouteLink>
  )
}

const OneType = ({ definition: { Icon, Label, Purpose, QrType } }: { definition: Definition }) => {
  const [language] = useLanguage()
  const { number } = useFormats()
  const total = useCount({ QrType })
  return (
    <RouteLink to={qrCodeList} search={{ qrtype: QrType }} className={classes.part}>
      <h2>
        <ItemIcon name={Icon} />
        {Label[language]}
      </h2>
      <p className={classes.figure}>{number(total) || '–'}</p>
      <p className={classes.soft}>{Purpose[language]}</p>
    </RouteLink>
  )
}
