import { IconQrcode } from '@tabler/icons-react'
import { useId } from 'react'
import { useCall } from '../../../../ui/calls.ts'
import { Page } from '../../../../ui/kit/Page.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { RouteLink } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { countOf, groupForLibrary, type TypeCounts } from '../../functionalities/catalogue.ts'
import type { TypeDefinition } from '../../functionalities/definitions.ts'
import { ItemIcon } from '../../functionalities/icons.tsx'
import { words as typeWords } from '../../functionalities/words.ts'
import { GetQrCodeCounts } from '../contract.ts'
import { qrCodeList } from '../routes.ts'
import { words } from '../words.ts'
import { BlankCodesButton } from './BlankCodes.tsx'
import { LibraryCard } from './LibraryCard.tsx'
import { LibraryCards } from './libraryCards.ts'
import { NewCodeButton } from './NewCodeButton.tsx'
import { BuildingNoticeButton } from './NoticeDialogs.tsx'
import classes from './qr.module.css'
import { RecentCodes } from './RecentCodes.tsx'

/** `/library`: what the QR library holds, of the account or the chosen building. */
export const Screen = () => {
  const t = useWords(words)
  const kindWords = useWords(typeWords)
  const gId = useGroupId()
  const { bId } = useSession()
  const ready = LibraryCards.useReady()
  const { data: counts, isError } = useCall(GetQrCodeCounts, { gId, ...(bId && { bId }) })
  return (
    <Page
      title={t('library')}
      lead={t('libraryLead')}
      actions={
        <>
          <BuildingNoticeButton />
          <BlankCodesButton />
        </>
      }
      action={<NewCodeButton />}
      editNeeds={['ManageLibraries']}
    >
      {ready && (
        <div className={classes.cards}>
          <LibraryCard
            to={qrCodeList}
            title={t('codes')}
            icon={<IconQrcode size={20} aria-hidden />}
            count={counts ? counts.Total : isError ? null : undefined}
            line={counts ? t('retiredCount', { n: counts.Retired }) : isError ? '–' : '…'}
          />
          <LibraryCards gId={gId} bId={bId} />
        </div>
      )}
      {!ready && <LinesSkeleton lines={6} />}
      {ready &&
        counts &&
        groupForLibrary(counts.Types).map(({ heading, types }) => (
          <Kinds key={heading} title={kindWords(`purposes.${heading}`)} types={types} counts={counts.Types} />
        ))}
      {ready && (counts || isError) && <RecentCodes />}
    </Page>
  )
}

type KindsProps = { title: string; types: readonly TypeDefinition[]; counts: TypeCounts }

/** The kinds of codes for one purpose: those in use with how many there are, the others in one line below. */
const Kinds = ({ title, types, counts }: KindsProps) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const { number } = useFormats()
  const id = useId()
  const used = types.filter(one => countOf(counts, one) > 0)
  const others = types.filter(one => !used.includes(one))
  return (
    <section aria-labelledby={id} className={classes.kinds}>
      <h2 id={id}>{title}</h2>
      {used.length > 0 && (
        <ul className={classes.used}>
          {used.map(one => (
            <li key={one.type}>
              <RouteLink to={qrCodeList} search={{ qrtype: one.QrType }} className={classes.kind}>
                <ItemIcon name={one.Icon} />
                <strong>{one.Label[language]}</strong>
                <span className={classes.kindCount}>{number(countOf(counts, one))}</span>
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className={classes.soft}>
          {t('notUsed')} {others.map(one => one.Label[language]).join(' · ')}
        </p>
      )}
    </section>
  )
}
