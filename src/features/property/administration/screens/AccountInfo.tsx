import { Anchor, Button } from '@mantine/core'
import { IconExternalLink, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ownFile } from '../../../../core/ownFile.ts'
import { useCall } from '../../../../ui/calls.ts'
import { EmptyState } from '../../../../ui/kit/EmptyState.tsx'
import { LoadFailed } from '../../../../ui/kit/LoadFailed.tsx'
import { Page } from '../../../../ui/kit/Page.tsx'
import { Section } from '../../../../ui/kit/Section.tsx'
import { LinesSkeleton } from '../../../../ui/kit/Skeletons.tsx'
import { AddressLink, href } from '../../../../ui/route.ts'
import { useSession } from '../../../../ui/session.ts'
import { useFormats, useWords } from '../../../../ui/words.tsx'
import { HistoryButton } from '../../../base/history/screens/HistoryButton.tsx'
import { GetGroup } from '../contract.ts'
import type { Group } from '../model.ts'
import { accountKind } from '../model.ts'
import { accountCreate } from '../routes.ts'
import { words } from '../words.ts'
import classes from './AccountInfo.module.css'
import { ArchiveButton, ArchiveComing, ArchivedNote } from './Archive.tsx'
import { Invitation } from './Invitation.tsx'
import { Leaving } from './Leaving.tsx'
import { useNames } from './useNames.ts'

/** `/accountInfo`: the profile of the chosen account, to read. Global admins see what the browser holds of it, others always ask. */
export const Screen = () => {
  const t = useWords(words)
  const nameOf = useNames()
  const { gId, group, can, isGlobalAdmin } = useSession()
  const answer = useCall(GetGroup, gId ? { gId } : null, { quiet: true, load: isGlobalAdmin ? 'once' : 'always' })
  const edit = gId && !answer.isError && can(accountCreate.may) && (
    <Button component={AddressLink} href={href(accountCreate, { groupId: gId })} leftSection={<IconPencil size={16} aria-hidden />}>
      {t('edit')}
    </Button>
  )
  return (
    <Page
      title={t('accountInfo')}
      lead={answer.data ? nameOf(answer.data.GroupName) : (group?.name ?? t('accountInfoLead'))}
      action={edit}
      editNeeds={gId ? accountCreate.may : undefined}
      actions={
        gId && (
          <>
            {answer.data ? <ArchiveButton group={answer.data} /> : !answer.isError && <ArchiveComing />}
            <HistoryButton of={accountKind} id={gId} />
          </>
        )
      }
      narrow
    >
      {!gId ? (
        <EmptyState
          text={t('chooseAccount')}
          hint={t('chooseAccountHint')}
          action={
            <Button component={AddressLink} href="/adminSearch">
              {t('toSearch')}
            </Button>
          }
        />
      ) : answer.data ? (
        <Profile group={answer.data} />
      ) : answer.isError ? (
        <LoadFailed query={answer} text={t('profileFailed')} />
      ) : (
        <>
          <Section title={t('profile')} collapsible={false}>
            <LinesSkeleton lines={6} />
          </Section>
          <Section title={t('primaryUser')} collapsible={false}>
            <LinesSkeleton lines={3} />
          </Section>
        </>
      )}
    </Page>
  )
}

const Profile = ({ group }: { group: Group }) => {
  const t = useWords(words)
  const { can } = useSession()
  const { en, es } = group.GroupName
  return (
    <>
      <ArchivedNote group={group} />
      <Section title={t('profile')} collapsible={false}>
        <dl className={classes.facts}>
          {group.LogoFilename && (
            <Fact label={t('logo')}>
              <img src={ownFile(group.LogoFilename)} alt={t('logoOf', { name: en })} className={classes.logo} />
            </Fact>
          )}
          <Fact label={t('name')}>{en}</Fact>
          {es && es !== en && <Fact label={t('nameEs')}>{es}</Fact>}
          <Fact label={t('address')}>{addressOf(group)}</Fact>
          <Fact label={t('contactPhone')}>
            <Phone number={group.ContactPhoneNumber} />
          </Fact>
          <Fact label={t('email')}>
            <Email address={group.ContactEmail} />
          </Fact>
          <Fact label={t('website')}>
            <Website address={group.Website} />
          </Fact>
        </dl>
      </Section>
      <Section title={t('primaryUser')} collapsible={false}>
        <dl className={classes.facts}>
          <Fact label={t('name')}>{group.PrimaryUserDisplayName}</Fact>
          <Fact label={t('email')}>
            <Email address={group.PrimaryUserEmail} />
          </Fact>
          <Fact label={t('phone')}>
            <Phone number={group.PrimaryUserPhoneNumber} />
          </Fact>
          {can(accountCreate.may) && (
            <Fact label={t('access')}>
              <Invitation group={group} />
            </Fact>
          )}
        </dl>
      </Section>
      <Leaving group={group} />
    </>
  )
}

/** Lines of a postal address; '' where nothing of it is known. */
const addressOf = ({ AddressLine1, AddressLine2, City, State, Zip, Country }: Group): string => {
  const place = [City, [State, Zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [AddressLine1, AddressLine2, place, Country].filter(Boolean).join('\n')
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{children || <None />}</dd>
  </div>
)

const None = () => {
  const t = useWords(words)
  return <span className={classes.none}>{t('none')}</span>
}

const Phone = ({ number }: { number: string | null }) => {
  const { phone } = useFormats()
  return number ? <Anchor href={`tel:+${number.replaceAll(/\D/g, '')}`}>{phone(number)}</Anchor> : <None />
}

const Email = ({ address }: { address: string | null }) =>
  address ? <Anchor href={`mailto:${encodeURI(address)}`}>{address}</Anchor> : <None />

const Website = ({ address }: { address: string | null }) => {
  const t = useWords(words)
  if (!address) return <None />
  const site = address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  if (!/^https?:\/\//i.test(address)) return address
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" className={classes.outside} aria-label={t('opensOutside', { site })}>
      {site}
      <IconExternalLink size={15} aria-hidden />
    </Anchor>
  )
}
