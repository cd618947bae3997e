import { IconQrcode } from '@tabler/icons-react'
import { useCall } from '../../../../ui/calls.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import type { Definition } from '../../functionalities/definition.ts'
import { definitions } from '../../functionalities/definitions.ts'
import { ItemIcon } from '../../functionalities/icons.tsx'
import { GetQrCodeCounts } from '../contract.ts'
import { qrCodeList } from '../routes.ts'
import { words } from '../words.ts'
import { NewCodeButton } from './NewCodeButton.tsx'
import classes from './qr.module.css'
import { RecentCodes } from './RecentCodes.tsx'

/** `/library`: what the QR library holds, of the account or the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  const gId = useGroupId()
  const { bId } = useSession()
  const { data: counts, isError } = useCall(GetQrCodeCounts, { gId, ...(bId && { bId }) })
  const figure = (count: number | undefined) => <p className={classes.figure}>{counts ? number(count) || '–' : isError ? '–' : '…'}</p>
  return (
    <Page title={t('library')} lead={t('libraryLead')} action={<NewCodeButton />} editNeeds={['ManageLibraries']}>
      <div className={classes.cards}>
        <RouteLink to={qrCodeList} className={classes.part}>
          <h2>
            <IconQrcode size={20} aria-hidden />
            {t('codes')}
          </h2>
          {figure(counts?.Total)}
          <p className={classes.soft}>{counts ? t('retiredCount', { n: counts.Retired }) : isError ? '–' : '…'}</p>
        </RouteLink>
        {Object.values<Definition>(definitions).map(({ type, Icon, Label, Purpose, QrType }) => (
          <RouteLink key={type} to={qrCodeList} search={{ qrtype: QrType }} className={classes.part}>
            <h2>
              <ItemIcon name={Icon} />
              {Label[language]}
            </h2>
            {figure(counts?.Types.find(one => one.QrType === QrType)?.Count ?? 0)}
            <p className={classes.soft}>{Purpose[language]}</p>
          </RouteLink>
        ))}
      </div>
      <RecentCodes />
    </Page>
  )
}
