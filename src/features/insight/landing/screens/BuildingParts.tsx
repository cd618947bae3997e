import type { ReactNode } from 'react'
import type { Output } from '../../../../core/call.ts'
import { useCall } from '../../../../ui/calls.ts'
import { CommentList } from '../../../../ui/kit/CommentList.tsx'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { Stars } from '../../../../ui/kit/Stars.tsx'
import { AddressLink, href, RouteLink } from '../../../../ui/route.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { useLanguage, useWords } from '../../../../ui/words.tsx'
import { answerPage } from '../../../codes/feedbackInbox/routes.ts'
import { qrCodeList, qrEditor } from '../../../codes/qr/routes.ts'
import { GetPropertyContacts } from '../../../property/contacts/contract.ts'
import { contacts } from '../../../property/contacts/routes.ts'
import { PhoneLink } from '../../../property/contacts/screens/reach.tsx'
import { useContactLabels } from '../../../property/contacts/screens/useContactLabels.ts'
import { locationLabel } from '../../../property/entityTypes/model.ts'
import { GetEntityComments } from '../../feedback/contract.ts'
import { analyticsFeedback } from '../../feedback/routes.ts'
import type { GetBuildingHome } from '../contract.ts'
import { words } from '../words.ts'
import home from './Home.module.css'
import classes from './Landing.module.css'

const COMMENTS = 4
const PEOPLE = 6

/** The newest comments of a building. */
export const Comments = ({ bId }: { bId: string }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  const query = useCall(GetEntityComments, { gId, bId, take: COMMENTS }, { quiet: true })
  const items = query.data?.Comments.map(({ acId, Text, Score, SubmitDate, Role, SentimentScore, QrName, Location }) => ({
    id: acId,
    text: Text,
    score: Score,
    date: SubmitDate,
    role: Role,
    sentiment: SentimentScore,
    href: href(answerPage, { groupId: gId, answerId: acId }),
    place: [Location && locationLabel(Location, language), QrName].filter(Boolean).join(', '),
  }))
  return (
    <Part title={t('newest')} all={t('allComments')} to={href(analyticsFeedback, { bId })} query={query}>
      {items && <CommentList items={items} emptyText={t('noComments')} />}
    </Part>
  )
}

/** The codes of a building that are scanned most; each opens in the editor. */
export const Codes = ({ bId, found }: { bId: string; found: Output<typeof GetBuildingHome> }) => {
  const t = useWords(words)
  const [language] = useLanguage()
  const gId = useGroupId()
  return (
    <Part title={t('itsCodes')} all={t('allOf', { n: found.CodeCount })} to={href(qrCodeList)}>
      {found.Codes.length === 0 && <EmptyState small text={t('portal.noCodes')} />}
      <ul className={classes.rows}>
        {found.Codes.map(code => (
          <li key={code.QrCodeId}>
            <RouteLink to={qrEditor} params={{ groupId: gId, bId, qrId: code.QrCodeId }} className={classes.row}>
              <span className={classes.rowText}>
                <span className={classes.name}>{code.QrName || locationLabel(code.Location, language)}</span>
                <br />
                <span className={classes.place}>
                  {locationLabel(code.Location, language)} · {t('scanCount', { n: code.ScanCount })}
                </span>
              </span>
              {code.FeedbackCount > 0 && <Stars value={code.AverageScore} figure n={code.FeedbackCount} />}
            </RouteLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Who works in a building. */
export const People = ({ bId }: { bId: string }) => {
  const t = useWords(words)
  const labels = useContactLabels()
  const gId = useGroupId()
  const query = useCall(GetPropertyContacts, { filter: { gId, bId }, pagination: { page: 0, perPage: PEOPLE } }, { quiet: true })
  const { Contacts, Total = 0 } = query.data ?? {}
  return (
    <Part title={t('people')} all={t('allOf', { n: Total })} to={href(contacts)} query={query}>
      {Contacts?.length === 0 && <EmptyState small text={t('noPeople')} />}
      <ul className={classes.rows}>
        {Contacts?.map(({ acId, FullName, Role, Phone }) => (
          <li key={acId} className={home.person}>
            <span className={classes.rowText}>
              <span className={classes.name}>{FullName.en}</span>
              <br />
              <span className={classes.place}>{labels.role(Role)}</span>
            </span>
            {Phone && <PhoneLink phone={Phone} label={t('call', { name: FullName.en })} />}
          </li>
        ))}
      </ul>
    </Part>
  )
}

type PartProps = {
  title: string
  /** The words of the link to all rows. */
  all: string
  to: string
  query?: ReturnType<typeof useCall>
  children: ReactNode
}

const Part = ({ title, all, to, query, children }: PartProps) => (
  <Section
    title={title}
    collapsible={false}
    side={
      <AddressLink href={to} className={home.all} aria-label={`${title}: ${all}`}>
        {all}
      </AddressLink>
    }
  >
    {query?.isError && !query.data ? <LoadFailed query={query} /> : query && !query.data ? <LinesSkeleton lines={8} /> : children}
  </Section>
)
