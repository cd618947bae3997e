import { Button } from '@mantine/core'
import { useCall } from '../../../../ui/calls.ts'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href, RouteLink } from '../../../../ui/route.ts'
import { useGroupId, useSession } from '../../../../ui/session.ts'
import { useFormats, useLanguage, useWords } from '../../../../ui/words.tsx'
import { useLabels } from '../../../property/buildings/screens/useLabels.ts'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { GetQrCodes } from '../contract.ts'
import { qrCodeList, qrEditor } from '../routes.ts'
import { words } from '../words.ts'
import classes from './qr.module.css'

/** The codes that were changed last, each a way to its page; nothing while there is no code. */
export const RecentCodes = () => {
  const t = useWords(words)
  const { date } = useFormats()
  const { name: nameOf } = useLabels()
  const [language] = useLanguage()
  const gId = useGroupId()
  const { bId } = useSession()
  const latest = { pagination: { page: 0, perPage: 8 }, sort: { field: 'ModifiedDate', order: 'DESC' } } as const
  const query = useCall(GetQrCodes, { filter: { gId, ...(bId && { bId }) }, ...latest })
  const { data } = query
  if (data?.Total === 0) return null
  return (
    <Section title={t('recent')} collapsible={false} actions={<AllCodes />}>
      {!data && (query.isError ? <LoadFailed query={query} small /> : <LinesSkeleton lines={5} />)}
      <ul className={classes.recent}>
        {data?.QrCodes.map(code => (
          <li key={code.QrCodeId}>
            <RouteLink to={qrEditor} params={{ groupId: gId, bId: code.BuildingId, qrId: code.QrCodeId }} className={classes.recentCode}>
              <img src={code.ImageUrl} alt="" width={40} height={40} loading="lazy" />
              <span>
                <strong>{code.Name}</strong>
                <span className={classes.soft}>
                  {[String(code.SignId), locationLabel(code.Location, language), nameOf(code.BuildingName)].join(' · ')}
                </span>
              </span>
              <time className={classes.soft}>{date(code.ModifiedDate)}</time>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const AllCodes = () => {
  const t = useWords(words)
  return (
    <Button component={AddressLink} href={href(qrCodeList)} variant="subtle" size="xs">
      {t('allCodes')}
    </Button>
  )
}
